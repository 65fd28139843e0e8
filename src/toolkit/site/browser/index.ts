// What each page of the site loads: the choice of the reader's server, the search, and Try it where a page has it.

import { openSearch } from "./open-search.ts";
import { openTryIt } from "./open-try-it.ts";
import { readPageData } from "./page-data.ts";
import { yourServer } from "./your-server.ts";

const page = readPageData();
const server = yourServer(page);
openSearch(page, server);
openTryIt(page, server);
