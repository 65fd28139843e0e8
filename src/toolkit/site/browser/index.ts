// What each page of the site loads: the choice of the reader's server, the search, and Try it where a page has it.

import { openSearch } from "./open-search.ts";
import { openTryIt } from "./open-try-it.ts";
import { readPageData } from "./page-data.ts";
import { yourServer } from "./your-server.ts";

const page = readPageData();
// No folder has this name: the page that says so leads to the level instead.
const [, level] = /\/level-([^/]+)\/?$/.exec(location.pathname) ?? [];
if (level !== undefined) location.replace(`${page.root}?level=${level}`);

const server = yourServer(page);
openSearch(page, server);
openTryIt(page, server);
