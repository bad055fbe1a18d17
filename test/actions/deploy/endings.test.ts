import { endingsOf } from "../endings.ts";

endingsOf("deploy");
