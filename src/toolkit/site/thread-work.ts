// The pages of the documentation are made in a thread of their own (src/base/thread.ts).
export { makePages as pages } from "./pages.ts";
