require("../../index.js").steps["create/post"]();
