import { endingsOf } from "../endings.ts";

endingsOf("usage");
