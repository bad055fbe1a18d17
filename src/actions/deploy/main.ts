import { createRunner } from "../../runner/runner.ts";
import { action } from "./action.ts";

void createRunner(process).run(action);
