// The pages are made in a separate thread (src/base/thread.ts).
export { makePages as pages } from "./pages.ts";
