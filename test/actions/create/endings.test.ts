import { endingsOf } from "../endings.ts";

endingsOf("create");
