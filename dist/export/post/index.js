require("../../oldest-node.js");
require("../../index.js").steps["export/post"]();
