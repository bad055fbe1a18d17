require("../index.js").steps["usage/main"]();
