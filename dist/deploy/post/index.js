require("../../index.js").steps["deploy/post"]();
