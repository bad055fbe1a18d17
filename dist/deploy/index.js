require("../oldest-node.js");
require("../index.js").steps["deploy"]();
