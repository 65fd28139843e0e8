// Sets the chosen theme before the page is shown; without a choice, the style sheet follows the system.
try {
  const theme = localStorage.getItem("redoc.colorMode");
  if (["light", "dark"].includes(theme)) document.documentElement.classList.add(theme);
} catch {
  // There is no storage.
}
