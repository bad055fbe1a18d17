import { endingsOf } from "../endings.ts";

endingsOf("delete");
