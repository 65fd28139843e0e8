// The pages of the documentation are made in a thread of their own (src/system/thread.ts).
export { makePages as pages } from "./pages.ts";
