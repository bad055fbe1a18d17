require("../index.js").steps["export/main"]();
