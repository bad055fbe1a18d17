import { describeEndings } from "../endings.ts";

describeEndings("delete");
