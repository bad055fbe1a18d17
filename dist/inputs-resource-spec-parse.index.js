"use strict";
exports.id = "inputs-resource-spec-parse";
exports.ids = ["inputs-resource-spec-parse"];
exports.modules = {
	9854: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { parseResourceSpec: () => parseResourceSpec });
		var resource_spec = __webpack_require__(7512);
		var spec_rules = __webpack_require__(6942);
		var problem = __webpack_require__(787);
		var quoted = __webpack_require__(5762);
		var similar = __webpack_require__(337);
		var path = __webpack_require__(5888);
		var dist = __webpack_require__(8815);
		let offsetOf = (node) => (0, dist.Ll)(node) && node.range?.[0] || 0;
		function offsetAt({ contents }, path) {
			let node = contents;
			let offset = offsetOf(node);
			for (let step of path) {
				let pair = (0, dist.jh)(node) ? node.items.find(({ key }) => (0, dist.jn)(key) && String(key.value) === String(step)) : void 0;
				let item = (0, dist.oP)(node) ? node.items[Number(step)] : void 0;
				let place = pair?.key ?? item;
				if (!(0, dist.Ll)(place)) return offset;
				offset = offsetOf(place);
				node = pair?.value ?? item;
			}
			return offset;
		}
		let FIXES = {
			TAB_AS_INDENT: "indent with spaces in place of tabs",
			DUPLICATE_KEY: "this name is there already: keep one of the two",
			MULTIPLE_DOCS: "write one document, without the line ---"
		};
		let isTooDeep = (value, levels = 100) => typeof value == "object" && !!value && (levels === 0 || Object.values(value).some((one) => isTooDeep(one, levels - 1)));
		function octalFlaws(document, positionAt) {
			let flaws = [];
			(0, dist.YR)(document, { Scalar: (_, scalar) => {
				let { value, source = "" } = scalar;
				if (typeof value != "number" || !/^0[0-7]+$/.test(source)) return;
				flaws.push({
					reason: `${source} is read as ${value}, not as an octal number`,
					fix: `write ${source.replace("0", "0o")}, or quotes around it if it is text`,
					at: positionAt(offsetOf(scalar))
				});
			} });
			return flaws;
		}
		function readYaml(text, file) {
			let lineCounter = new dist.HN();
			let isLong = text.length > 65536;
			let document = (0, dist.Tp)(isLong ? "" : text, {
				lineCounter,
				prettyErrors: !1,
				logLevel: "error",
				resolveKnownTags: !1,
				merge: !0
			});
			let positionAt = (offset) => {
				let { line, col } = lineCounter.linePos(offset);
				return {
					file,
					line: Math.max(line, 1),
					column: Math.max(col, 1)
				};
			};
			let positionOf = (path) => positionAt(offsetAt(document, path));
			let sourceOf = (path) => {
				let node = document.getIn(path, !0);
				return (0, dist.jn)(node) ? node.source : void 0;
			};
			let syntaxProblem = (reason, fix, offset = 0) => ({
				value: void 0,
				flaws: [{
					reason,
					fix,
					at: positionAt(offset)
				}],
				positionOf,
				sourceOf
			});
			let invalid = ({ message }, offset, code = "") => {
				let reason = JSON.stringify(message.replace(/; please use .*/, "").slice(0, 120)).slice(1, -1);
				return syntaxProblem("is not valid YAML or JSON", FIXES[code] ?? reason, offset);
			};
			if (isLong) return syntaxProblem("is longer than 64 kB", "write a shorter one");
			let [error] = [...document.errors, ...document.warnings];
			let tooDeep = ["is nested too deeply", "use fewer levels"];
			if (error?.code === "RESOURCE_EXHAUSTION") return syntaxProblem(...tooDeep, error.pos[0]);
			if (error !== void 0) return invalid(error, error.pos[0], error.code);
			try {
				let value = document.toJS({ maxAliasCount: 50 });
				if (isTooDeep(value)) return syntaxProblem(...tooDeep);
				return {
					value,
					flaws: octalFlaws(document, positionAt),
					positionOf,
					sourceOf
				};
			} catch (error) {
				if (error instanceof Error) return invalid(error);
				throw error;
			}
		}
		let FOREIGN_FIELDS = new Map([
			["replicas", "min_scale and max_scale"],
			["min_replicas", "min_scale"],
			["max_replicas", "max_scale"],
			["requests", "cpu and memory_mb"],
			["limits", "cpu_limit and memory_limit_mb"],
			["resources", "cpu, cpu_limit, memory_mb and memory_limit_mb"],
			["env", "the environment variables into the input secrets"],
			["resource_spec", "the fields of the spec without it"],
			["source_config", "the fields of the spec without it"]
		]);
		let KNOWN_FIELDS = [...Object.keys(resource_spec.dY.shape), ...FOREIGN_FIELDS.keys()];
		let NESTED_FIELDS = [
			resource_spec.mc,
			resource_spec.Bw,
			resource_spec.eO,
			resource_spec.x6,
			resource_spec.fS,
			resource_spec.KU
		].flatMap(({ shape }) => Object.keys(shape));
		let FIELD_NAME = /^[a-z]\w*$/i;
		let MAX_MEGABYTES = 4 * 1024 ** 2;
		function correctionOf(path) {
			let word = String(path.at(-1));
			let isOfSpec = path.length === 1;
			let known = isOfSpec ? KNOWN_FIELDS : NESTED_FIELDS.filter((one) => one !== word);
			let meant = (0, similar.Qo)(word, known);
			if (meant === void 0) return FIELD_NAME.test(word) ? void 0 : "correct its name, or remove it";
			let instead = isOfSpec ? FOREIGN_FIELDS.get(meant) : void 0;
			return instead === void 0 ? `did you mean ${meant}?` : `write ${instead}`;
		}
		let NEWER_FIELD = ["is not a known field, and is sent as it is", "a service may refuse or ignore it."];
		let DOUBTS = [
			[
				(name) => resource_spec.eC.includes(name),
				"should not be used",
				"remove it"
			],
			[
				(name, value) => /(?<!(db|redis)_)cpu(_limit)?$/.test(name) && !Number.isInteger(value ?? 0),
				"is a fraction",
				"older services take whole CPUs only"
			],
			[
				(name, value) => /^(queue_)?memory(_limit)?_mb$/.test(name) && Number(value ?? Infinity) < 64,
				"is in MB, and too little for an agent server",
				"write 2048 for 2 GB"
			],
			[
				(name, value) => /_mb$/.test(name) && Number(value) > MAX_MEGABYTES,
				"is in MB, and more than a machine has",
				"write 2048 for 2 GB"
			]
		];
		let MAPPING = ["is not a mapping", "write one such as { name: value }"];
		let EXPECTED = {
			number: ["is not a number", "write digits alone, without unit and quotes"],
			int: ["is not a whole number", "write digits alone"],
			string: ["is not text", "put it in quotes"],
			boolean: ["is neither true nor false", "write one of the two"],
			array: ["is not a list", "write each item in a line of its own, after a hyphen"],
			object: MAPPING,
			record: MAPPING
		};
		let QUANTITY = /^(?<digits>\d{1,15}(\.\d{1,15})?) ?((?<milli>m)|(?<byte>[KkMGT])i?B?|cores?|CPUs?)?$/;
		function quantityOf(name, value) {
			let { digits, milli, byte } = QUANTITY.exec(typeof value == "string" ? value : "")?.groups ?? {};
			if (digits === void 0) return;
			if (milli !== void 0) return /cpu(_limit)?$/.test(name) ? Number((Number(digits) / 1e3).toFixed(3)) : void 0;
			let unitPower = name.endsWith("_mb") ? 1 : name.endsWith("_gi") ? 2 : void 0;
			if (unitPower === void 0) return byte === void 0 ? Number(digits) : void 0;
			let power = byte === void 0 ? unitPower : "KMGT".indexOf(byte.toUpperCase());
			return Math.ceil(Number(digits) * 1024 ** (power - unitPower));
		}
		let ORDINARY = /^(true|false|\d{1,5}(\.\d{1,5})?)$/i;
		function flawTextOf({ message, ...issue }, spec, source = "") {
			let [, expected = "", received] = /expected (\w+), received (\w+)$/.exec(message) ?? [];
			if (received === "undefined") return ["is missing"];
			let [name = "", ...inner] = issue.path.map(String);
			let meant = expected === "number" && inner.length === 0 && quantityOf(name, spec[name]);
			if (typeof meant == "number") return ["is not a number", `write ${name}: ${meant}`];
			if (expected === "string" && ORDINARY.test(source)) return ["is not text", `write "${source}"`];
			if (issue.code === "too_small") return issue.origin === "string" ? ["is empty"] : ["is too small", `write at least ${issue.minimum}`];
			let [isOfZod, rest] = /^(?:Invalid|Too) \w+(?:: (.*))?$/s.exec(message) ?? [];
			return EXPECTED[expected] ?? (isOfZod === void 0 ? [message] : ["is wrong", rest]);
		}
		function parseResourceSpec(text, file) {
			let { value, flaws, positionOf, sourceOf } = readYaml(text, file);
			let emptySpec = {
				spec: {},
				conflicts: [],
				warnings: [],
				positionOf
			};
			if (value === void 0) return {
				...emptySpec,
				flaws
			};
			if (typeof value != "object" || !value || Array.isArray(value)) {
				let [reason, fix] = (0, quoted.TI)(text.trim()) ? quoted.S3 : ["is not a mapping of fields", "write lines such as min_scale: 1"];
				return {
					...emptySpec,
					flaws: [...flaws, {
						reason,
						fix,
						at: positionOf([])
					}]
				};
			}
			let flawAt = (0, path.q1)(positionOf);
			let pathOf = ({ path }) => path.map((step) => typeof step == "number" ? step : String(step));
			let flawOf = (issue) => flawAt(pathOf(issue), ...flawTextOf(issue, { ...value }, sourceOf(pathOf(issue))));
			let { data, error } = resource_spec.dY.safeParse(value);
			let issues = error?.issues ?? [];
			let unknown = issues.flatMap((issue) => issue.code === "unrecognized_keys" ? issue.keys.map((name) => [...pathOf(issue), name]) : []);
			let isNewer = (path) => correctionOf(path) === void 0;
			let newer = unknown.filter(isNewer).slice(0, 20);
			let schemaProblems = [...issues.filter(({ code }) => code !== "unrecognized_keys").map(flawOf), ...unknown.filter((path) => !newer.includes(path)).map((path) => flawAt(path, "is not a known field", correctionOf(path)))];
			let reply = resource_spec.aj.safeParse(value);
			schemaProblems.length === 0 && schemaProblems.push(...(reply.error?.issues ?? []).map(flawOf));
			let isSpec = (_) => schemaProblems.length === 0;
			let spec = data ?? (isSpec(value) ? value : {});
			let conflicts = reply.success ? (0, path.hC)((0, spec_rules.P)(reply.data), positionOf) : [];
			let doubts = Object.entries(spec).flatMap(([name, value]) => DOUBTS.filter(([isDoubtful]) => isDoubtful(name, value)).map(([, ...flawText]) => flawAt([name], ...flawText)));
			return {
				spec,
				flaws: (0, problem.__)([...flaws, ...schemaProblems]),
				conflicts: (0, problem.__)(conflicts),
				warnings: [...newer.map((path) => flawAt(path, ...NEWER_FIELD)), ...doubts],
				positionOf
			};
		}
	}),
	5888: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LF: () => pathText,
			_F: () => isVariableValue,
			hC: () => conflictsOf,
			q1: () => createFlawAt
		});
		var _quoted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5762);
		function pathText(path) {
			return path.map((step) => {
				if (typeof step == "number") return `[${step}]`;
				return /^[\w-]{1,60}$/.test(step) ? `.${step}` : `[${(0, _quoted_js__WEBPACK_IMPORTED_MODULE_0__.TL)(step)}]`;
			}).join("").replace(/^\./, "");
		}
		let createFlawAt = (positionOf) => (path, predicate, fix) => ({
			reason: `${pathText(path)} ${predicate}`,
			fix,
			at: positionOf(path)
		});
		let conflictsOf = (rules, positionOf) => rules.map(({ path, reason, fix }) => ({
			reason,
			fix,
			at: positionOf(path)
		}));
		function isVariableValue(path) {
			return path.includes("env") && path.at(-1) !== "name";
		}
	}),
	7512: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bw: () => EnvVar,
			KU: () => VolumeMount,
			S_: () => RESOURCE_DEFAULTS,
			Ti: () => RESOURCE_BOUNDS,
			aj: () => ResourceSpecReply,
			dY: () => NewerResourceSpec,
			eC: () => UNUSED_RESOURCE_FIELDS,
			eO: () => LocalObjectReference,
			fS: () => Volume,
			mc: () => Container,
			x6: () => ResourceRequirements,
			yd: () => ResourceSpec,
			yh: () => impliedBy
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3339);
		let DNS_LABEL = /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/;
		let C_IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/;
		let text = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish();
		let JsonValue = zod__WEBPACK_IMPORTED_MODULE_0__.Pq9();
		let freeForm = zod__WEBPACK_IMPORTED_MODULE_0__.g1P(zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), JsonValue);
		let texts = zod__WEBPACK_IMPORTED_MODULE_0__.g1P(zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod__WEBPACK_IMPORTED_MODULE_0__.YjP()).nullish();
		let passedThrough = freeForm.nullish();
		let dnsLabel = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(DNS_LABEL, "must be a DNS label: at most 63 of a-z, 0-9 and '-', beginning and ending with a letter or digit");
		let LocalObjectReference = zod__WEBPACK_IMPORTED_MODULE_0__.rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1) });
		let Volume = zod__WEBPACK_IMPORTED_MODULE_0__.rej({
			name: dnsLabel.meta({ description: "Unique in the pod: at most 63 of a-z, 0-9 and -." }),
			configMap: passedThrough,
			secret: passedThrough,
			emptyDir: passedThrough,
			persistentVolumeClaim: passedThrough,
			nfs: passedThrough,
			projected: passedThrough,
			downwardAPI: passedThrough,
			csi: passedThrough
		});
		let VolumeMount = zod__WEBPACK_IMPORTED_MODULE_0__.rej({
			name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1).meta({ description: "Name of one of the volumes." }),
			mountPath: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1).meta({ description: "Path in the container." }),
			subPath: text.meta({ description: "Path in the volume. Default: the whole volume." }),
			mountPropagation: text,
			readOnly: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().nullish(),
			subPathExpr: text.meta({ description: "As `subPath`, with environment variables in it." })
		});
		let EnvVar = zod__WEBPACK_IMPORTED_MODULE_0__.rej({
			name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(C_IDENTIFIER, "must be a C identifier: letters, digits and '_', not beginning with a digit").meta({ description: "Letters, digits and `_`, not beginning with a digit." }),
			value: text.meta({ description: "Default: empty." }),
			valueFrom: passedThrough.meta({ description: "A source, such as `secretKeyRef`. Not beside a `value`." })
		}).refine((variable) => !(variable.value && variable.valueFrom), {
			path: ["valueFrom"],
			message: "is not allowed beside a non-empty value: keep one of the two"
		});
		let ResourceRequirements = zod__WEBPACK_IMPORTED_MODULE_0__.rej({
			limits: texts.meta({ description: "Such as `cpu: 500m` and `memory: 1Gi`." }),
			requests: texts.meta({ description: "In the same form." })
		});
		let Container = zod__WEBPACK_IMPORTED_MODULE_0__.rej({
			name: dnsLabel.meta({ description: "At most 63 of a-z, 0-9 and -." }),
			image: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1),
			imagePullPolicy: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"Always",
				"Never",
				"IfNotPresent"
			]).nullish(),
			command: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP()).nullish(),
			args: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP()).nullish(),
			workingDir: text,
			env: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(EnvVar).nullish(),
			envFrom: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(freeForm).nullish(),
			resources: ResourceRequirements.nullish(),
			volumeMounts: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(VolumeMount).nullish(),
			securityContext: passedThrough,
			restartPolicy: zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["Always", "OnFailure"]).nullish().meta({ description: "For sidecars." })
		});
		let notNegative = { row: "spec-bounds" };
		let count = zod__WEBPACK_IMPORTED_MODULE_0__.Whr().nonnegative().meta(notNegative).nullish();
		let databaseCpus = zod__WEBPACK_IMPORTED_MODULE_0__.aig().nonnegative().meta(notNegative).nullish();
		let cpus = databaseCpus.meta({ row: "fractional-cpus" });
		let account = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1).nullish();
		let withExample = (description, example) => ({
			description,
			examples: [example]
		});
		let unused = { description: "Not to be used." };
		let ResourceSpec = zod__WEBPACK_IMPORTED_MODULE_0__.rej({
			min_scale: count.meta(withExample("Minimum replicas.", 1)),
			max_scale: count.meta(withExample("Maximum replicas.", 3)),
			cpu: cpus.meta(withExample("CPU request per replica.", 1)),
			cpu_limit: cpus.meta(withExample("CPU limit per replica. Default: twice `cpu`.", 2)),
			memory_mb: count.meta(withExample("Memory request per replica.", 2048)),
			memory_limit_mb: count.meta(withExample("Memory limit per replica. Default: twice `memory_mb`.", 4096)),
			queue_min_scale: count.meta(withExample("Minimum replicas of the queue. Default: `min_scale`.", 1)),
			queue_max_scale: count.meta(withExample("Maximum replicas of the queue. Default: `max_scale`.", 3)),
			queue_cpu: cpus.meta(withExample("CPU request of the queue. Default: `cpu`.", 1)),
			queue_cpu_limit: cpus.meta(withExample("CPU limit of the queue. Default: twice `queue_cpu`.", 2)),
			queue_memory_mb: count.meta(withExample("Memory request of the queue. Default: `memory_mb`.", 2048)),
			queue_memory_limit_mb: count.meta(withExample("Memory limit of the queue. Default: twice `queue_memory_mb`.", 4096)),
			orchestrator_cpu: count.meta(unused),
			orchestrator_cpu_limit: count.meta(unused),
			orchestrator_memory_mb: count.meta(unused),
			orchestrator_memory_limit_mb: count.meta(unused),
			orchestrator_min_scale: count.meta(unused),
			orchestrator_max_scale: count.meta(unused),
			executor_cpu: count.meta(unused),
			executor_cpu_limit: count.meta(unused),
			executor_memory_mb: count.meta(unused),
			executor_memory_limit_mb: count.meta(unused),
			redis_memory_mb: count.meta(withExample("Memory of Redis.", 512)),
			labels: texts.meta(withExample("Extra labels on what the deployment creates.", { team: "support" })),
			annotations: texts.meta(withExample("Extra annotations on it.", { owner: "support@example.com" })),
			service_account_name: account.meta(withExample("An existing service account of the namespace.", "agent")),
			image_pull_secrets: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(LocalObjectReference).nullish().meta(withExample("For a private registry: secrets of type docker-config in the same namespace.", [{ name: "regcred" }])),
			volumes: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(Volume).nullish().meta(withExample("Volumes of the pod.", [{
				name: "cache",
				emptyDir: {}
			}])),
			volume_mounts: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(VolumeMount).nullish().meta(withExample("Where the container sees them.", [{
				name: "cache",
				mountPath: "/cache"
			}])),
			init_containers: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(Container).nullish().meta(withExample("Run to completion before the main container starts.", [{
				name: "migrate",
				image: "registry.example.com/migrate:1"
			}])),
			sidecars: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(Container).nullish().meta(withExample("Run alongside the main container.", [{
				name: "proxy",
				image: "registry.example.com/proxy:1"
			}])),
			db_cpu: databaseCpus.meta(withExample("Postgres CPU request.", .5)),
			db_cpu_limit: databaseCpus.meta(withExample("Postgres CPU limit. Default: twice `db_cpu`.", 1)),
			db_memory_mb: count.meta(withExample("Postgres memory request.", 2048)),
			db_memory_limit_mb: count.meta(withExample("Postgres memory limit. Default: twice `db_memory_mb`.", 4096)),
			db_storage_gi: count.meta(withExample("Postgres storage.", 20)),
			db_max_connections: count.meta(withExample("Maximum Postgres connections.", 200))
		});
		let NewerResourceSpec = ResourceSpec.extend({
			redis_memory_limit_mb: count,
			redis_cpu: databaseCpus,
			redis_cpu_limit: databaseCpus
		});
		let FIELDS = Object.entries(ResourceSpec.shape);
		let isUnused = ([, { description }]) => description === unused.description;
		let UNUSED_RESOURCE_FIELDS = FIELDS.filter(isUnused).map(([name]) => name);
		let lowOf = (field) => field.replace("_limit", "").replace("max_scale", "min_scale");
		let RESOURCE_BOUNDS = FIELDS.map(([high]) => [lowOf(high), high]).filter(([low, high]) => low !== high);
		function defaultOf(field) {
			let request = field.replace("_limit", "");
			if (request !== field) return [[field, {
				follows: request,
				times: 2
			}]];
			let own = field.replace(/^queue_/, "");
			return own === field ? [] : [[field, {
				follows: own,
				times: 1
			}]];
		}
		let RESOURCE_DEFAULTS = Object.fromEntries(FIELDS.filter((one) => !isUnused(one)).flatMap(([field]) => defaultOf(field)));
		function impliedBy(spec = {}) {
			let values = new Map(Object.entries(spec).filter(([, value]) => (value ?? "") !== ""));
			let implied = [];
			for (let [field, { follows, times }] of Object.entries(RESOURCE_DEFAULTS)) {
				let value = times * Number(values.get(follows));
				if (values.has(field) || Number.isNaN(value)) continue;
				values.set(field, value);
				implied.push({
					field,
					value,
					follows
				});
			}
			return implied;
		}
		let ResourceSpecReply = zod__WEBPACK_IMPORTED_MODULE_0__.g1P(zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), JsonValue);
	}),
	6942: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => brokenRules });
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7428);
		var _resource_spec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7512);
		let Named = zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP() })).nullish();
		let Containers = zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			volumeMounts: Named,
			restartPolicy: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
		})).nullish();
		let Pod = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			volumes: Named,
			volume_mounts: Named,
			init_containers: Containers,
			sidecars: Containers
		});
		let brokenRule = (path, predicate, fix) => ({
			path,
			reason: `${zod__WEBPACK_IMPORTED_MODULE_2__.sR(path)} ${predicate}`,
			fix
		});
		function brokenNames(spec) {
			let pod = Pod.safeParse(spec).data ?? {};
			let names = pod.volumes?.map(({ name }) => name) ?? [];
			let repeated = names.flatMap((name, index) => names.indexOf(name) === index ? [] : brokenRule([
				"volumes",
				index,
				"name"
			], "repeats that of another volume", "choose another"));
			let missing = (mounts, path) => (mounts ?? []).flatMap(({ name }, index) => names.includes(name) ? [] : brokenRule([
				...path,
				index,
				"name"
			], "names no volume", "add it to volumes, or correct it"));
			let ofContainers = ["init_containers", "sidecars"].flatMap((list) => (pod[list] ?? []).flatMap(({ volumeMounts }, index) => missing(volumeMounts, [
				list,
				index,
				"volumeMounts"
			])));
			let restarted = (pod.init_containers ?? []).flatMap(({ restartPolicy }, index) => restartPolicy === "OnFailure" ? brokenRule([
				"init_containers",
				index,
				"restartPolicy"
			], "cannot be OnFailure, which is only for sidecars", "write Always for a native sidecar, or move the container to sidecars") : []);
			return [
				...repeated,
				...missing(pod.volume_mounts, ["volume_mounts"]),
				...ofContainers,
				...restarted
			];
		}
		function effectiveField(spec, field) {
			let isGiven = spec[field] !== void 0 && spec[field] !== null;
			let inherited = _resource_spec_js__WEBPACK_IMPORTED_MODULE_0__.S_[field];
			return isGiven || inherited?.times !== 1 ? field : inherited.follows;
		}
		function brokenBounds(spec) {
			return _resource_spec_js__WEBPACK_IMPORTED_MODULE_0__.Ti.flatMap(([low, high]) => {
				let lower = effectiveField(spec, low);
				let upper = effectiveField(spec, high);
				let [least, most] = [spec[lower], spec[upper]];
				if (lower !== low && upper !== high || typeof least != "number" || typeof most != "number" || least <= most) return [];
				let inheritances = [];
				lower !== low && inheritances.push(`${low} is ${lower}`);
				upper !== high && inheritances.push(`${high} is ${upper}`);
				let defaults = inheritances.length > 0 ? ` (${inheritances.join(" and ")} when not set)` : "";
				return {
					path: [lower === low ? low : high],
					reason: `${lower} ${least} is above ${upper} ${most}${defaults}`,
					fix: `lower ${lower} or raise ${upper}`
				};
			});
		}
		let brokenRules = (spec) => [...brokenBounds(spec), ...brokenNames(spec)];
	})
};
