import { describeEndings } from "../endings.ts";

describeEndings("create");
