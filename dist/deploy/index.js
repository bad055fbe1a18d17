require("../index.js").steps["deploy/main"]();
