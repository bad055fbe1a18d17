require("../../index.js").steps["export/post"]();
