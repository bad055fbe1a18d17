"use strict";
exports.id = "inputs-resource-spec-parse";
exports.ids = ["inputs-resource-spec-parse"];
exports.modules = {
	349: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { parseResourceSpec: () => parseResourceSpec });
		var resource_spec = __webpack_require__(8268);
		var spec_rules = __webpack_require__(3327);
		var problem = __webpack_require__(787);
		var similar = __webpack_require__(337);
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
		function correctName(path) {
			let name = String(path.at(-1));
			let isTopLevel = path.length === 1;
			let knownNames = isTopLevel ? KNOWN_FIELDS : NESTED_FIELDS.filter((one) => one !== name);
			let knownName = (0, similar.R)(name, knownNames);
			if (knownName === void 0) return FIELD_NAME.test(name) ? void 0 : "correct its name, or remove it";
			let replacement = isTopLevel ? FOREIGN_FIELDS.get(knownName) : void 0;
			return replacement === void 0 ? `did you mean ${knownName}?` : `write ${replacement}`;
		}
		var resource_spec_path = __webpack_require__(5888);
		let MAPPING = ["is not a mapping", "write one such as { name: value }"];
		let TYPE_FLAWS = {
			number: ["is not a number", "write digits alone, without unit and quotes"],
			int: ["is not a whole number", "write digits alone"],
			string: ["is not text", "put it in quotes"],
			boolean: ["is neither true nor false", "write one of the two"],
			array: ["is not a list", "write each item in a line of its own, after a hyphen"],
			object: MAPPING,
			record: MAPPING
		};
		let QUANTITY = /^(?<digits>\d{1,15}(\.\d{1,15})?) ?((?<milli>m)|(?<byte>[KkMGT])i?B?|cores?|CPUs?)?$/;
		function convertQuantity(name, source) {
			let { digits, milli, byte } = QUANTITY.exec(source)?.groups ?? {};
			if (digits === void 0) return;
			if (milli !== void 0) return /cpu(_limit)?$/.test(name) ? Number((Number(digits) / 1e3).toFixed(3)) : void 0;
			let unitPower = name.endsWith("_mb") ? 1 : name.endsWith("_gi") ? 2 : void 0;
			if (unitPower === void 0) return byte === void 0 ? Number(digits) : void 0;
			let power = byte === void 0 ? unitPower : "KMGT".indexOf(byte.toUpperCase());
			return Math.ceil(Number(digits) * 1024 ** (power - unitPower));
		}
		let ORDINARY_VALUE = /^(true|false|\d{1,5}(\.\d{1,5})?)$/i;
		function describeIssue({ message, ...issue }, text = "") {
			let [, expected = "", received] = /expected (\w+), received (\w+)$/.exec(message) ?? [];
			if (received === "undefined") return ["is missing"];
			let [name = "", ...nestedPath] = issue.path.map(String);
			let quantity = expected === "number" && nestedPath.length === 0 ? convertQuantity(name, text) : void 0;
			if (quantity !== void 0) return ["is not a number", `write ${name}: ${quantity}`];
			if (expected === "string" && ORDINARY_VALUE.test(text)) return ["is not text", `write "${text}"`];
			if (issue.code === "too_small" && issue.origin === "string") return ["is empty"];
			let [, kind, word, rest] = /^(Invalid|Too) (\w+)(?:: (.*))?$/s.exec(message) ?? [];
			if (kind === void 0) return [message];
			return TYPE_FLAWS[expected] ?? [kind === "Too" ? `is too ${word}` : "is wrong", rest];
		}
		var dist = __webpack_require__(8815);
		var quote = __webpack_require__(8004);
		let FIXES = {
			BLOCK_AS_IMPLICIT_KEY: "write each field on a line of its own, with the same indentation",
			BLOCK_IN_FLOW: "write a comma between the fields",
			DUPLICATE_KEY: "this name is there already, so keep one of the two",
			TAB_AS_INDENT: "indent with spaces in place of tabs",
			MULTIPLE_DOCS: "write one document, without the line ---"
		};
		let LEADING_ZERO = {
			tag: "tag:yaml.org,2002:int",
			default: !0,
			test: /^0[0-7]+$/,
			resolve: (source, onError) => onError(`write ${source.replace("0", "0o")}, or quotes around ${source} if it is text`)
		};
		let isTooDeep = (value, levels = 100) => typeof value == "object" && !!value && (levels === 0 || Object.values(value).some((one) => isTooDeep(one, levels - 1)));
		function findNodes(root, path) {
			let [start, node] = [root, root];
			for (let segment of path) {
				let pair = ((0, dist.jh)(node) ? node.items : []).find(({ key }) => (0, dist.jn)(key) && String(key.value) === String(segment));
				let item = (0, dist.oP)(node) ? node.items[Number(segment)] : void 0;
				if (pair === void 0 && item === void 0) return { start };
				start = pair?.key ?? item;
				node = pair?.value ?? item;
			}
			return {
				start,
				node
			};
		}
		function parseYaml(text, file) {
			let lineCounter = new dist.HN();
			let positionAt = (offset) => {
				let { line, col } = lineCounter.linePos(offset);
				return {
					file,
					line: Math.max(line, 1),
					column: Math.max(col, 1)
				};
			};
			let refuse = (reason, fix, offset = 0) => ({ flaw: {
				reason,
				fix,
				position: positionAt(offset)
			} });
			let refuseError = ({ message }, offset, code = "") => {
				let escaped = JSON.stringify(message.replace(/; please use .*/, "").slice(0, 120));
				return refuse("is not valid YAML or JSON", FIXES[code] ?? escaped.slice(1, -1), offset);
			};
			if (text.length > 65536) return refuse("is longer than 64 kB", "write a shorter one");
			let document = (0, dist.Tp)(text, {
				lineCounter,
				prettyErrors: !1,
				logLevel: "error",
				resolveKnownTags: !1,
				merge: !0,
				customTags: (tags) => [LEADING_ZERO, ...tags]
			});
			let [error] = [...document.errors, ...document.warnings];
			let DEPTH_FLAW = ["is nested too deeply", "use fewer levels"];
			if (error?.code === "RESOURCE_EXHAUSTION") return refuse(...DEPTH_FLAW, error.pos[0]);
			if (error !== void 0) return refuseError(error, error.pos[0], error.code);
			let locate = (path) => {
				let { start, node } = findNodes(document.contents, path);
				let source = (0, dist.jn)(node) ? node.source : void 0;
				return {
					position: positionAt((0, dist.Ll)(start) && start.range?.[0] || 0),
					source
				};
			};
			try {
				let value = document.toJS({ maxAliasCount: 50 });
				if (isTooDeep(value)) return refuse(...DEPTH_FLAW);
				if ((0, quote.TI)(text.trim())) return refuse(...quote.Zb);
				if (typeof value == "object" && value && !Array.isArray(value)) return {
					value,
					locate
				};
				return refuse("is not a mapping of fields", `write lines such as min_scale: 1${file === void 0 ? ", or the path of a file into resource_spec_file" : ""}`);
			} catch (error) {
				if (error instanceof Error) return refuseError(error);
				throw error;
			}
		}
		let MAX_MEGABYTES = 4 * 1024 ** 2;
		let UNKNOWN_FIELD = ["is not a known field, and is sent as it is", "a service may refuse or ignore it."];
		let WARNING_RULES = [
			[
				/^/,
				(value, source) => value === null && source === "",
				"is empty, and sent as null",
				"write its value, or remove it"
			],
			[
				RegExp(`^(${resource_spec.eC.join("|")})$`),
				() => !0,
				"should not be used",
				"remove it"
			],
			[
				/(?<!(db|redis)_)cpu(_limit)?$/,
				(value) => !Number.isInteger(value ?? 0),
				"is a fraction",
				"older services take whole CPUs only"
			],
			[
				/^(queue_)?memory(_limit)?_mb$/,
				(value) => Number(value ?? Infinity) < 64 || Number(value) > MAX_MEGABYTES,
				"is in MB, and hardly the memory of an agent server",
				"write 2048 for 2 GB"
			]
		];
		function parseResourceSpec(text, file) {
			let input = file === void 0 ? "resource_spec" : "resource_spec_file";
			let yaml = parseYaml(text, file);
			if ("flaw" in yaml) return {
				spec: {},
				conflicts: [],
				warnings: [],
				positionOf: () => ({}),
				input,
				flaws: [yaml.flaw]
			};
			let { value, locate } = yaml;
			let positionOf = (path) => locate(path).position;
			let flawAt = (path, predicate, fix) => ({
				reason: `${(0, resource_spec_path.LF)(path)} ${predicate}`,
				fix,
				position: positionOf(path)
			});
			let flawOf = (issue) => flawAt(issue.path, ...describeIssue(issue, locate(issue.path).source));
			let { data, error } = resource_spec.dY.safeParse(value);
			let issues = error?.issues ?? [];
			let unknownFields = issues.flatMap((issue) => issue.code === "unrecognized_keys" ? issue.keys.map((name) => [...issue.path, name]) : []);
			let schemaFlaws = [...issues.filter(({ code }) => code !== "unrecognized_keys").map(flawOf), ...unknownFields.filter(correctName).map((path) => flawAt(path, "is not a known field", correctName(path)))];
			let { data: lenientSpec, error: lenientError } = resource_spec.aj.safeParse(value);
			schemaFlaws.length === 0 && schemaFlaws.push(...(lenientError?.issues ?? []).map(flawOf));
			let conflicts = lenientSpec ? (0, resource_spec_path.hC)((0, spec_rules.H)(lenientSpec), positionOf) : [];
			let spec = data ?? (schemaFlaws.length === 0 ? { ...value } : {});
			let fieldWarnings = Object.entries(spec).flatMap(([name, fieldValue]) => {
				let { source } = locate([name]);
				return WARNING_RULES.filter(([names, isSuspicious]) => names.test(name) && isSuspicious(fieldValue, source)).map(([, , ...flaw]) => flawAt([name], ...flaw));
			});
			let unknownFieldWarnings = unknownFields.filter((path) => correctName(path) === void 0).map((path) => flawAt(path, ...UNKNOWN_FIELD));
			return {
				input,
				spec,
				flaws: (0, problem.UQ)(schemaFlaws),
				conflicts: (0, problem.UQ)(conflicts),
				warnings: (0, problem.UQ)([...unknownFieldWarnings, ...fieldWarnings]),
				positionOf
			};
		}
	}),
	5888: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LF: () => pathText,
			_F: () => isVariableValue,
			hC: () => conflictsOf
		});
		var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8004);
		function pathText(path) {
			return path.map((segment) => {
				let name = String(segment);
				if (typeof segment == "number") return `[${name}]`;
				return /^[\w-]{1,60}$/.test(name) ? `.${name}` : `[${(0, _quote_js__WEBPACK_IMPORTED_MODULE_0__.hD)(name)}]`;
			}).join("").replace(/^\./, "");
		}
		let conflictsOf = (violations, positionOf) => violations.map(({ path, reason, fix }) => ({
			reason,
			fix,
			position: positionOf(path)
		}));
		function isVariableValue(path) {
			return path.includes("env") && path.at(-1) !== "name";
		}
	}),
	8268: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bw: () => EnvVar,
			KU: () => VolumeMount,
			PD: () => derivedValuesOf,
			S_: () => RESOURCE_DEFAULTS,
			Ti: () => RESOURCE_BOUNDS,
			aj: () => ResourceSpecReply,
			dY: () => NewerResourceSpec,
			eC: () => UNUSED_RESOURCE_FIELDS,
			eO: () => LocalObjectReference,
			fS: () => Volume,
			mc: () => Container,
			x6: () => ResourceRequirements,
			yd: () => ResourceSpec
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
		var _members_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1216);
		let DNS_LABEL = /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/;
		let C_IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/;
		let JsonValue = zod__WEBPACK_IMPORTED_MODULE_1__.Pq9();
		let freeForm = zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), JsonValue);
		let texts = zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).nullish();
		let kubernetesObject = freeForm.nullish();
		let dnsLabel = zod__WEBPACK_IMPORTED_MODULE_1__.YjP().regex(DNS_LABEL, "must be a DNS label: at most 63 of a-z, 0-9 and '-', beginning and ending with a letter or digit");
		let LocalObjectReference = zod__WEBPACK_IMPORTED_MODULE_1__.rej({ name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1) });
		let Volume = zod__WEBPACK_IMPORTED_MODULE_1__.rej({
			name: dnsLabel.describe("Unique in the pod: at most 63 of a-z, 0-9 and -."),
			configMap: kubernetesObject,
			secret: kubernetesObject,
			emptyDir: kubernetesObject,
			persistentVolumeClaim: kubernetesObject,
			nfs: kubernetesObject,
			projected: kubernetesObject,
			downwardAPI: kubernetesObject,
			csi: kubernetesObject
		});
		let VolumeMount = zod__WEBPACK_IMPORTED_MODULE_1__.rej({
			name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1).describe("Name of one of the volumes."),
			mountPath: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1).describe("Path in the container."),
			subPath: _members_js__WEBPACK_IMPORTED_MODULE_0__.mR.describe("Path in the volume. Default: the whole volume."),
			mountPropagation: _members_js__WEBPACK_IMPORTED_MODULE_0__.mR,
			readOnly: zod__WEBPACK_IMPORTED_MODULE_1__.zMY().nullish(),
			subPathExpr: _members_js__WEBPACK_IMPORTED_MODULE_0__.mR.describe("As `subPath`, with environment variables in it.")
		});
		let EnvVar = zod__WEBPACK_IMPORTED_MODULE_1__.rej({
			name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().regex(C_IDENTIFIER, "must be a C identifier: letters, digits and '_', not beginning with a digit").describe("Letters, digits and `_`, not beginning with a digit."),
			value: _members_js__WEBPACK_IMPORTED_MODULE_0__.mR.describe("Default: empty."),
			valueFrom: kubernetesObject.describe("A source, such as `secretKeyRef`. Not beside a `value`.")
		}).refine((variable) => !(variable.value && variable.valueFrom), {
			path: ["valueFrom"],
			message: "is not allowed beside a non-empty value: keep one of the two"
		});
		let ResourceRequirements = zod__WEBPACK_IMPORTED_MODULE_1__.rej({
			limits: texts.describe("Such as `cpu: 500m` and `memory: 1Gi`."),
			requests: texts.describe("In the same form.")
		});
		let Container = zod__WEBPACK_IMPORTED_MODULE_1__.rej({
			name: dnsLabel.describe("At most 63 of a-z, 0-9 and -."),
			image: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1),
			imagePullPolicy: zod__WEBPACK_IMPORTED_MODULE_1__.k5n([
				"Always",
				"Never",
				"IfNotPresent"
			]).nullish(),
			command: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).nullish(),
			args: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).nullish(),
			workingDir: _members_js__WEBPACK_IMPORTED_MODULE_0__.mR,
			env: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(EnvVar).nullish(),
			envFrom: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(freeForm).nullish(),
			resources: ResourceRequirements.nullish(),
			volumeMounts: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(VolumeMount).nullish(),
			securityContext: kubernetesObject,
			restartPolicy: zod__WEBPACK_IMPORTED_MODULE_1__.k5n(["Always", "OnFailure"]).nullish().describe("For sidecars.")
		});
		let boundsMeta = { row: "spec-bounds" };
		let count = zod__WEBPACK_IMPORTED_MODULE_1__.Whr().nonnegative().meta(boundsMeta).nullish();
		let databaseCpus = zod__WEBPACK_IMPORTED_MODULE_1__.aig().nonnegative().meta(boundsMeta).nullish();
		let cpus = databaseCpus.meta({ row: "fractional-cpus" });
		let withExample = (description, example) => ({
			description,
			examples: [example]
		});
		let UNUSED_TEXT = "Not to be used.";
		let ResourceSpec = zod__WEBPACK_IMPORTED_MODULE_1__.rej({
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
			orchestrator_cpu: count.describe(UNUSED_TEXT),
			orchestrator_cpu_limit: count.describe(UNUSED_TEXT),
			orchestrator_memory_mb: count.describe(UNUSED_TEXT),
			orchestrator_memory_limit_mb: count.describe(UNUSED_TEXT),
			orchestrator_min_scale: count.describe(UNUSED_TEXT),
			orchestrator_max_scale: count.describe(UNUSED_TEXT),
			executor_cpu: count.describe(UNUSED_TEXT),
			executor_cpu_limit: count.describe(UNUSED_TEXT),
			executor_memory_mb: count.describe(UNUSED_TEXT),
			executor_memory_limit_mb: count.describe(UNUSED_TEXT),
			redis_memory_mb: count.meta(withExample("Memory of Redis.", 512)),
			labels: texts.meta(withExample("Extra labels on what the deployment creates.", { team: "support" })),
			annotations: texts.meta(withExample("Extra annotations on what the deployment creates.", { owner: "support@example.com" })),
			service_account_name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1).nullish().meta(withExample("An existing service account of the namespace.", "agent")),
			image_pull_secrets: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(LocalObjectReference).nullish().meta(withExample("For a private registry: secrets of type docker-config in the same namespace.", [{ name: "regcred" }])),
			volumes: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(Volume).nullish().meta(withExample("Volumes of the pod.", [{
				name: "cache",
				emptyDir: {}
			}])),
			volume_mounts: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(VolumeMount).nullish().meta(withExample("Where the container sees them.", [{
				name: "cache",
				mountPath: "/cache"
			}])),
			init_containers: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(Container).nullish().meta(withExample("Run to completion before the main container starts.", [{
				name: "migrate",
				image: "registry.example.com/migrate:1"
			}])),
			sidecars: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(Container).nullish().meta(withExample("Run alongside the main container.", [{
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
		let newerMeta = {
			inContract: !1,
			row: "redis-fields"
		};
		let NewerResourceSpec = ResourceSpec.extend({
			redis_memory_limit_mb: count.meta(newerMeta),
			redis_cpu: databaseCpus.meta(newerMeta),
			redis_cpu_limit: databaseCpus.meta(newerMeta)
		});
		let FIELDS = Object.entries(ResourceSpec.shape);
		let isUnused = ([, { description }]) => description === UNUSED_TEXT;
		let UNUSED_RESOURCE_FIELDS = FIELDS.filter(isUnused).map(([name]) => name);
		let lowerFieldOf = (field) => field.replace("_limit", "").replace("max_scale", "min_scale");
		let RESOURCE_BOUNDS = FIELDS.map(([field]) => [lowerFieldOf(field), field]).filter(([lowerField, field]) => lowerField !== field);
		function defaultOf(field) {
			let request = field.replace("_limit", "");
			if (request !== field) return [[field, {
				baseField: request,
				times: 2
			}]];
			let deploymentField = field.replace(/^queue_/, "");
			return deploymentField === field ? [] : [[field, {
				baseField: deploymentField,
				times: 1
			}]];
		}
		let RESOURCE_DEFAULTS = Object.fromEntries(FIELDS.filter((one) => !isUnused(one)).flatMap(([field]) => defaultOf(field)));
		function derivedValuesOf(spec) {
			let values = new Map(Object.entries(spec).filter(([, value]) => (value ?? "") !== ""));
			let derivedValues = new Map();
			for (let [field, { baseField, times }] of Object.entries(RESOURCE_DEFAULTS)) {
				let value = times * Number(values.get(baseField));
				if (values.has(field) || Number.isNaN(value)) continue;
				values.set(field, value);
				derivedValues.set(field, value);
			}
			return derivedValues;
		}
		let ResourceSpecReply = zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), JsonValue);
	}),
	3327: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => checkSpecRules });
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7428);
		var _resource_spec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8268);
		let NamedItems = zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP() })).nullish();
		let Containers = zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			volumeMounts: NamedItems,
			restartPolicy: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
		})).nullish();
		let Pod = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			volumes: NamedItems,
			volume_mounts: NamedItems,
			init_containers: Containers,
			sidecars: Containers
		});
		function checkPod(spec) {
			let pod = Pod.safeParse(spec).data ?? {};
			let violations = [];
			let report = (path, predicate, fix) => violations.push({
				path,
				reason: `${zod__WEBPACK_IMPORTED_MODULE_2__.sR(path)} ${predicate}`,
				fix
			});
			let names = pod.volumes?.map(({ name }) => name) ?? [];
			for (let [index, name] of names.entries()) names.indexOf(name) !== index && report([
				"volumes",
				index,
				"name"
			], "repeats that of another volume", "choose another");
			function checkMounts(mounts, path) {
				for (let [index, { name }] of (mounts ?? []).entries()) names.includes(name) || report([
					...path,
					index,
					"name"
				], "names no volume", "add it to volumes, or correct it");
			}
			checkMounts(pod.volume_mounts, ["volume_mounts"]);
			for (let list of ["init_containers", "sidecars"]) for (let [index, { volumeMounts }] of (pod[list] ?? []).entries()) checkMounts(volumeMounts, [
				list,
				index,
				"volumeMounts"
			]);
			for (let [index, { restartPolicy }] of (pod.init_containers ?? []).entries()) restartPolicy === "OnFailure" && report([
				"init_containers",
				index,
				"restartPolicy"
			], "cannot be OnFailure, which is only for sidecars", "write Always for a native sidecar, or move the container to sidecars");
			return violations;
		}
		function effectiveField(spec, field) {
			let isSet = spec[field] !== void 0 && spec[field] !== null;
			let fieldDefault = _resource_spec_js__WEBPACK_IMPORTED_MODULE_0__.S_[field];
			return isSet || fieldDefault?.times !== 1 ? field : fieldDefault.baseField;
		}
		function checkBounds(spec) {
			return _resource_spec_js__WEBPACK_IMPORTED_MODULE_0__.Ti.flatMap(([lowerField, upperField]) => {
				let lower = effectiveField(spec, lowerField);
				let upper = effectiveField(spec, upperField);
				let [min, max] = [spec[lower], spec[upper]];
				if (lower !== lowerField && upper !== upperField || typeof min != "number" || typeof max != "number" || min <= max) return [];
				let inheritances = [];
				lower !== lowerField && inheritances.push(`${lowerField} is ${lower}`);
				upper !== upperField && inheritances.push(`${upperField} is ${upper}`);
				let defaults = inheritances.length > 0 ? ` (${inheritances.join(" and ")} when not set)` : "";
				return {
					path: [lower === lowerField ? lowerField : upperField],
					reason: `${lower} ${min} is above ${upper} ${max}${defaults}`,
					fix: `lower ${lower} or raise ${upper}`
				};
			});
		}
		let checkSpecRules = (spec) => [...checkBounds(spec), ...checkPod(spec)];
	}),
	1216: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Au: () => replyTime,
			Fz: () => expectedMember,
			mR: () => optionalText,
			tB: () => optionalMember,
			y$: () => numberOrText,
			yL: () => oneOf
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3339);
		let oneOf = (values) => zod__WEBPACK_IMPORTED_MODULE_0__.YjP().meta({ enum: values.options });
		let optionalText = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish();
		let replyTime = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().meta({ format: "date-time" });
		let DIGITS = /^\d{1,15}$/;
		let numberOrText = (number) => zod__WEBPACK_IMPORTED_MODULE_0__.vkY((value) => typeof value == "string" && DIGITS.test(value) ? Number(value) : value, number);
		let optionalMember = (schema, row) => {
			let lenient = schema.nullish().catch(void 0);
			return row === void 0 ? lenient : lenient.meta({
				inContract: !1,
				row
			});
		};
		let expectedMember = (schema, row) => optionalMember(schema, row).meta({ isAlwaysPresent: !0 });
	})
};
