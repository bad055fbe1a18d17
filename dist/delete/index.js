require("../index.js").steps["delete/main"]();
