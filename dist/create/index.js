require("../index.js").steps["create/main"]();
