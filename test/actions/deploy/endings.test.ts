import { describeEndings } from "../endings.ts";

describeEndings("deploy");
