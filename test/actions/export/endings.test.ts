import { endingsOf } from "../endings.ts";

endingsOf("export");
