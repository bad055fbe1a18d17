require("../../oldest-node.js");
require("../../index.js").steps["create/post"]();
