import { describeEndings } from "../endings.ts";

describeEndings("usage");
