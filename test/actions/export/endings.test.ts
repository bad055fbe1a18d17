import { describeEndings } from "../endings.ts";

describeEndings("export");
