export const id = 921;
export const ids = [921];
export const modules = {

/***/ 3921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readSecretJson: () => (/* binding */ readSecretJson)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);

// The messages of a parser quote what they could not read, so none of them is passed on.
const MALFORMED = 'the JSON is malformed here: write {"NAME": "value"} or [{"name": "NAME", "value": "value"}]';
/** The text of a JSON string, decoded by JSON itself: YAML would fold line breaks and knows more escapes. */
function stringOf(node) {
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) || node.type !== "QUOTE_DOUBLE" || !node.srcToken || !("source" in node.srcToken))
        return undefined;
    try {
        const text = JSON.parse(node.srcToken.source);
        return typeof text === "string" ? text : undefined;
    }
    catch {
        return undefined;
    }
}
function valueFlaw(node) {
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) || (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
        return "the value is not text: write each secret's value as one JSON string";
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node))
        return MALFORMED;
    if (typeof node.value === "number" || typeof node.value === "boolean") {
        return `the value is a ${typeof node.value}: put it in double quotes`;
    }
    if (node.value === null)
        return "the value is null: write text in double quotes, or remove the name";
    return "the value is not a JSON string: put it in double quotes, and write a line break as \\n";
}
function findingFrom(name, value, offset) {
    const nameText = stringOf(name);
    if (nameText === undefined)
        return { offset, flaw: "the name is not a JSON string: put it in double quotes" };
    const valueText = stringOf(value);
    return valueText === undefined ? { offset, flaw: valueFlaw(value) } : { offset, name: nameText, value: valueText };
}
function offsetOf(node) {
    return ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) && node.range?.[0]) || 0;
}
function findingsInObject(object) {
    return object.items.map(({ key, value }) => findingFrom(key, value, offsetOf(key)));
}
function findingsInArray(array) {
    return array.items.map((item) => {
        const pairs = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(item) ? item.items : [];
        const members = new Map(pairs.map(({ key, value }) => [stringOf(key), value]));
        const isSecret = pairs.length === 2 && members.has("name") && members.has("value");
        if (isSecret)
            return findingFrom(members.get("name"), members.get("value"), offsetOf(item));
        return { offset: offsetOf(item), flaw: 'the entry is not a secret: write {"name": "NAME", "value": "value"}' };
    });
}
/** Reads a JSON object of secrets, or an array of `{name, value}`, by a parser that knows positions. */
function readSecretJson(text) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const { contents, errors } = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
        lineCounter: lines,
        keepSourceTokens: true,
        prettyErrors: false,
        schema: "json",
        uniqueKeys: false,
    });
    const position = (offset) => ({ line: lines.linePos(offset).line, column: lines.linePos(offset).col });
    const [error] = errors;
    if (error)
        return { entries: [], problems: [{ message: MALFORMED, ...position(error.pos[0]) }] };
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(contents) && !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(contents))
        return { entries: [], problems: [{ message: MALFORMED, line: 1 }] };
    const entries = [];
    const problems = [];
    for (const finding of (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(contents) ? findingsInObject(contents) : findingsInArray(contents)) {
        const place = position(finding.offset);
        if ("flaw" in finding)
            problems.push({ message: finding.flaw, ...place });
        else
            entries.push({ name: finding.name, value: finding.value, ...place });
    }
    return { entries, problems };
}


/***/ })

};
