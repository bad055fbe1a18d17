export const id = 457;
export const ids = [457];
export const modules = {

/***/ 457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readYaml: () => (/* binding */ readYaml)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./build/inputs/quoted.js
var quoted = __webpack_require__(5762);
;// CONCATENATED MODULE: ./build/inputs/yaml-flaws.js


const MOST_ALIASES = 50;
const DEEPEST = 100;
const PROTOTYPE_KEYS = ["__proto__", "constructor", "prototype"];
function offsetOf(node) {
    return ((0,dist/* isNode */.Ll)(node) && node.range?.[0]) || 0;
}
function keyFlaws(map) {
    const seen = new Set();
    return map.items.flatMap(({ key }) => {
        const offset = offsetOf(key);
        if (!(0,dist/* isScalar */.jn)(key))
            return [{ offset, message: "a list, a mapping or an alias is used as a name: write plain text" }];
        const name = String(key.value);
        if (PROTOTYPE_KEYS.includes(name))
            return [{ offset, message: `the name ${name} is not allowed: remove it` }];
        if (seen.has(name))
            return [{ offset, message: `${(0,quoted/* quoted */.T)(name)} is given twice: keep one of the two`, isMinor: true }];
        seen.add(name);
        return [];
    });
}
function aliasFlaw(alias, document) {
    const offset = offsetOf(alias);
    const named = alias.resolve(document);
    if (!named)
        return [{ offset, message: `no anchor ${(0,quoted/* quoted */.T)(`&${alias.source}`)} stands before: add it, or quote the text` }];
    const [start = 0, end = 0] = named.range ?? [];
    const isInside = start <= offset && offset < end;
    return isInside ? [{ offset, message: "the alias stands within what it names: write the values out" }] : [];
}
/** What YAML permits and JSON, or a reader's memory, does not. */
function flawsOf(document) {
    const flaws = [];
    const aliases = [];
    (0,dist/* visit */.YR)(document, {
        Collection: (_, node, path) => {
            if (path.length <= DEEPEST)
                return undefined;
            flaws.push({ offset: offsetOf(node), message: "is nested too deeply: write a flatter text" });
            return dist/* visit */.YR.BREAK;
        },
        Map: (_, map) => void flaws.push(...keyFlaws(map)),
        Alias: (_, alias) => void aliases.push(alias),
    });
    // Each is looked up in the whole document, which takes as long again.
    const looked = aliases.slice(0, MOST_ALIASES);
    return [...flaws, ...looked.flatMap((alias) => aliasFlaw(alias, document))];
}

;// CONCATENATED MODULE: ./build/inputs/yaml-text.js


const ADVICE = {
    TAB_AS_INDENT: "a tab is used for indentation: write spaces",
    MULTIPLE_DOCS: "a second document begins: keep one, and remove the ---",
    BAD_INDENT: "the indentation does not fit the lines before: align the fields of one mapping",
    MULTILINE_IMPLICIT_KEY: "a name runs over several lines: check the line before for a missing ':' or quote",
    BAD_ALIAS: "the alias has no name: write * and an anchor's name, or quote the text",
};
const UNKNOWN_TAG = "has a tag that is not known: remove the word that begins with !";
function adviceFor({ code, message }) {
    if (message.startsWith("Flow "))
        return "a bracket that was opened is not closed: add the missing ] or }";
    const detail = message.length > 120 ? `${message.slice(0, 120)}…` : message;
    return ADVICE[code] ?? `is not valid YAML or JSON (${JSON.stringify(detail).slice(1, -1)}): check brackets, quotes and colons`;
}
function plainValue(document) {
    try {
        return { value: document.toJS({ maxAliasCount: MOST_ALIASES }) };
    }
    catch (error) {
        if (error instanceof ReferenceError)
            return { offset: 0, message: "aliases are used too often: write the values out" };
        throw error;
    }
}
/** A member's name or a list's item, and what it holds. */
function placeIn(node, step) {
    if ((0,dist/* isMap */.jh)(node)) {
        const pair = node.items.find(({ key }) => (0,dist/* isScalar */.jn)(key) && String(key.value) === String(step));
        return { place: pair?.key, node: pair?.value };
    }
    const item = (0,dist/* isSeq */.oP)(node) ? node.items[Number(step)] : undefined;
    return { place: item, node: item };
}
function offsetAt(document, path) {
    let node = document.contents;
    let offset = offsetOf(node);
    for (const step of path) {
        const found = placeIn((0,dist/* isAlias */.Vj)(node) ? node.resolve(document) : node, step);
        if (!(0,dist/* isNode */.Ll)(found.place))
            return offset;
        offset = offsetOf(found.place);
        node = found.node;
    }
    return offset;
}
/** Reads one YAML document, or JSON, which is read as YAML too so that all of it has a position. */
function readYaml(text, file) {
    const lines = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false, resolveKnownTags: false });
    const positionAt = (offset) => {
        const { line, col } = lines.linePos(offset);
        return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
    };
    const positionOf = (path) => positionAt(offsetAt(document, path));
    const problemFrom = ({ offset, message }) => ({ message, ...positionAt(offset) });
    // The later errors mostly follow from the first.
    const [error] = document.errors;
    if (error)
        return { value: undefined, problems: [problemFrom({ offset: error.pos[0], message: adviceFor(error) })], positionOf };
    const tags = document.warnings.map(({ pos }) => ({ offset: pos[0], message: UNKNOWN_TAG }));
    const flaws = [...tags, ...flawsOf(document)];
    const problems = flaws.map(problemFrom);
    if (!flaws.every(({ isMinor }) => isMinor))
        return { value: undefined, problems, positionOf };
    const read = plainValue(document);
    if ("value" in read)
        return { value: read.value, problems, positionOf };
    return { value: undefined, problems: [...problems, problemFrom(read)], positionOf };
}


/***/ })

};
