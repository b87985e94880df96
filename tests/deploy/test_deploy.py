"""What lies in deploy/ fits this server: commands, addresses, ports, metrics; and it is whole."""

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from tests.deploy.plain_yaml import BadYaml, documents
from tests.server.serving import Serving, http

from jalopy.cli import main
from jalopy.server.metrics import Metrics

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
CONTAINERFILE = (DEPLOY / "Containerfile").read_text("utf-8")
SERVED = set(re.findall(r"^(jalopy_\w+) ", Metrics().as_text(), re.M))


def read(name: str) -> list[Any]:
    return documents((DEPLOY / name).read_text("utf-8"))


def kubernetes() -> dict[str, Any]:
    return {
        document["kind"]
        + (f" {document['metadata']['name']}" if document["metadata"]["name"] != "jalopy" else ""): document
        for document in read("kubernetes.yaml")
    }


def pod() -> Any:
    return kubernetes()["Deployment"]["spec"]["template"]["spec"]


def compose() -> Any:
    (found,) = read("compose.yaml")
    return found


def accepted(arguments: list[str]) -> dict[str, Any]:
    """What our parser makes of them; it refuses what it does not know."""
    name, *rest = arguments
    command = main.commands[name]
    return dict(command.make_context(name, rest).params)


def instruction(word: str) -> list[str]:
    """The last one of a kind, in its form of a JSON list."""
    joined = CONTAINERFILE.replace("\\\n", " ")
    lines = [line for line in joined.splitlines() if re.match(rf"\s*{word}\b", line)]
    found: list[str] = json.loads(lines[-1][lines[-1].index("[") :])
    return found


# --- the reader itself ----------------------------------------------------------------------------------------------------


def test_our_yaml_is_read_as_yaml_means_it() -> None:
    text = (
        '# a\na: 1\nb:\n  - c: x\n    d: [1, "y"]\n  - "8000"\n  - --save\ne:\n  f: true\n  g:\n---\nh: http://x:1/y\n'
    )
    assert documents(text) == [
        {"a": 1, "b": [{"c": "x", "d": [1, "y"]}, "8000", "--save"], "e": {"f": True, "g": None}},
        {"h": "http://x:1/y"},
    ]


@pytest.mark.parametrize(
    "text",
    [
        "a: 1\na: 2",
        "a:\n\tb: 1",
        "a: b: c",
        "a: yes",
        "a: 1.5",
        "a: *x",
        "a: |\n  b",
        "a: {b: 1}",
        "a: 1\n  b: 2",
        "a: 'x'",
        "just words",
    ],
)
def test_what_could_be_read_otherwise_is_refused(text: str) -> None:
    with pytest.raises(BadYaml):
        documents(text)


# --- the container --------------------------------------------------------------------------------------------------------


def test_the_container_serves_and_is_nobody_in_particular() -> None:
    assert instruction("ENTRYPOINT") == ["jalopy"]
    told = accepted(instruction("CMD"))
    assert (told["host"], told["port"]) == ("0.0.0.0", 8000)
    assert re.search(r"^EXPOSE 8000$", CONTAINERFILE, re.M)
    stages = re.findall(r"^FROM (\S+)(?: AS (\w+))?$", CONTAINERFILE, re.M)
    assert [stage[1] for stage in stages] == ["build", ""]
    assert re.findall(r"^USER (\S+)$", CONTAINERFILE, re.M) == ["10001:10001"]
    assert "JALOPY_DATABASE=/data/" in CONTAINERFILE


def test_what_the_container_copies_is_there() -> None:
    wanted = [line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line.startswith("!")]
    assert [name for name in wanted if not (ROOT / name).exists()] == []
    # What the build reads must not be left out.
    assert {"src", "web", "pyproject.toml", "hatch_build.py", "requirements.txt", "README.md", "LICENSE"} <= set(wanted)


@pytest.mark.parametrize(
    "probe", [instruction("CMD .*urlopen|HEALTHCHECK"), compose()["services"]["jalopy"]["healthcheck"]["test"][1:]]
)
def test_the_healthcheck_is_a_program_that_asks_for_an_address_there_is(probe: list[str], serving: Serving) -> None:
    program, flag, code = probe
    assert (program, flag) == ("python", "-c")
    here = code.replace("127.0.0.1:8000", f"127.0.0.1:{serving.port}")
    assert here != code
    exec(compile(here, "healthcheck", "exec"), {})
    with pytest.raises(OSError, match="refused"):
        exec(compile(code.replace("8000", "1"), "healthcheck", "exec"), {})


# --- compose --------------------------------------------------------------------------------------------------------------


def test_the_compose_file_fits_together() -> None:
    found = compose()
    services, ours = found["services"], found["services"]["jalopy"]
    told = accepted(ours["command"])
    assert told["workers"] == 1 or ours["environment"]["JALOPY_BUS"]
    assert ours["ports"] == [f"127.0.0.1:8000:{told['port']}"]
    assert (
        ROOT / "deploy" / ours["build"]["context"] / ours["build"]["dockerfile"]
    ).resolve() == DEPLOY / "Containerfile"
    assert set(ours["depends_on"]) == set(services) - {"jalopy"}
    assert ours["environment"]["JALOPY_DATABASE"].partition("@")[2].partition("/")[0] in services
    assert ours["environment"]["JALOPY_BUS"].removeprefix("redis://") in services
    for service in services.values():
        assert service["restart"] == "unless-stopped"
        assert service["healthcheck"]["test"][0] == "CMD"
    assert {mount.partition(":")[0] for mount in services["database"]["volumes"]} == set(found["volumes"])
    assert ours["read_only"] is True


@pytest.mark.parametrize("name", ["compose.yaml", "kubernetes.yaml"])
def test_no_file_holds_a_secret(name: str) -> None:
    text = (DEPLOY / name).read_text("utf-8")
    assert "kind: Secret" not in text
    assert re.findall(r"PASSWORD: (?!\$\{POSTGRES_PASSWORD:\?)", text) == []
    assert re.findall(r"://\w+:(?!PASSWORD@)[^/\s]+@", text) == []
    assert "\n/deploy/.env\n" in (ROOT / ".gitignore").read_text("utf-8")


# --- kubernetes -----------------------------------------------------------------------------------------------------------


def test_what_is_wanted_of_kubernetes_is_there() -> None:
    found = kubernetes()
    assert set(found) == {
        "ConfigMap",
        "Deployment",
        "PodDisruptionBudget",
        "Service",
        "Service jalopy-nobody",
        "Ingress",
        "Ingress jalopy-sockets",
    }
    spec = found["Deployment"]["spec"]
    assert spec["strategy"]["rollingUpdate"]["maxUnavailable"] == 0
    assert found["PodDisruptionBudget"]["spec"]["minAvailable"] < spec["replicas"]
    labels = spec["template"]["metadata"]["labels"]
    for selector in (
        spec["selector"]["matchLabels"],
        found["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"],
        found["Service"]["spec"]["selector"],
    ):
        assert selector.items() <= labels.items()
    assert "selector" not in found["Service jalopy-nobody"]["spec"]


def test_the_container_in_kubernetes_is_started_as_our_parser_understands() -> None:
    (container,) = pod()["containers"]
    settings, names = kubernetes()["ConfigMap"]["data"], {}
    for variable in container["env"]:
        source = variable["valueFrom"]
        assert next(iter(source.values()))["name"] == "jalopy"
        if "configMapKeyRef" in source:
            names[variable["name"]] = settings[source["configMapKeyRef"]["key"]]
    arguments = [re.sub(r"\$\((\w+)\)", lambda found: names[found[1]], word) for word in container["args"]]
    told = accepted(arguments)
    (port,) = container["ports"]
    assert told["port"] == port["containerPort"]
    assert told["push_contact"].startswith("mailto:")
    assert {"JALOPY_DATABASE", "JALOPY_BUS"} <= {variable["name"] for variable in container["env"]}
    assert kubernetes()["Service"]["spec"]["ports"][0]["targetPort"] == port["name"]


def test_the_container_in_kubernetes_may_do_little() -> None:
    (container,) = pod()["containers"]
    assert pod()["securityContext"]["runAsNonRoot"] is True
    assert f"{pod()['securityContext']['runAsUser']}:{pod()['securityContext']['runAsGroup']}" == "10001:10001"
    assert container["securityContext"] == {
        "allowPrivilegeEscalation": False,
        "readOnlyRootFilesystem": True,
        "capabilities": {"drop": ["ALL"]},
    }
    assert {mount["name"] for mount in container["volumeMounts"]} == {volume["name"] for volume in pod()["volumes"]}


def test_probes_and_paths_lead_somewhere(serving: Serving) -> None:
    (container,) = pod()["containers"]
    for probe in ("startupProbe", "readinessProbe", "livenessProbe"):
        asked = container[probe]["httpGet"]
        assert asked["port"] == container["ports"][0]["name"]
        assert http.get(f"{serving.url}{asked['path']}").headers["content-type"].startswith("text/plain")
    # The database may be away for a while: that is no reason to be killed.
    assert container["livenessProbe"]["httpGet"]["path"] != "/healthz"
    hidden, shown = kubernetes()["Ingress"]["spec"]["rules"][0]["http"]["paths"]
    assert (hidden["path"], hidden["backend"]["service"]["name"]) == ("/metrics", "jalopy-nobody")
    assert (shown["path"], shown["backend"]["service"]["name"]) == ("/", "jalopy")


def test_sockets_of_a_table_are_led_to_the_same_server() -> None:
    """By their address, which is the same for all of them; and they stay open as long as the others do."""
    page, sockets = kubernetes()["Ingress"], kubernetes()["Ingress jalopy-sockets"]
    assert sockets["metadata"]["annotations"]["nginx.ingress.kubernetes.io/upstream-hash-by"] == "$uri"
    for name, value in sockets["metadata"]["annotations"].items():
        assert page["metadata"]["annotations"].get(name, value) == value
    assert sockets["spec"]["tls"] == page["spec"]["tls"]
    ((led,),) = [rule["http"]["paths"] for rule in sockets["spec"]["rules"]]
    assert (led["path"], led["backend"]["service"]["name"]) == ("/socket", "jalopy")


# --- metrics --------------------------------------------------------------------------------------------------------------


def alerts() -> list[Any]:
    (found,) = read("alerts.yaml")
    return [rule for group in found["groups"] for rule in group["rules"]]


def queries() -> list[str]:
    dashboard = json.loads((DEPLOY / "grafana-dashboard.json").read_text("utf-8"))
    shown = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    asked = [variable["query"] for variable in dashboard["templating"]["list"] if variable["type"] == "query"]
    return [*shown, *asked, *(rule["expr"] for rule in alerts())]


def test_every_metric_that_is_asked_for_is_one_that_the_server_tells(serving: Serving) -> None:
    told = set(re.findall(r"^(jalopy_\w+) ", http.get(f"{serving.url}/metrics").text, re.M))
    assert told == SERVED
    asked = {name for query in queries() for name in re.findall(r"\bjalopy_\w+", query)}
    assert asked <= told
    assert told <= asked, "a metric that nobody looks at"


def test_counters_are_asked_for_as_counters() -> None:
    for query in queries():
        for name, before in [(found[2], found[1]) for found in re.finditer(r"(\w*)\(?(jalopy_\w+)", query)]:
            assert (before in ("rate", "increase")) == name.endswith("_total"), query
        assert query.count("(") == query.count(")")
        assert query.count("[") == query.count("]")


def test_alerts_say_what_is_the_matter_and_the_docs_what_to_do() -> None:
    operating = (ROOT / "docs" / "operating.md").read_text("utf-8")
    names = [rule["alert"] for rule in alerts()]
    assert len(set(names)) == len(names)
    for rule in alerts():
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"]["summary"].endswith(".") or "?" in rule["annotations"]["summary"]
        assert f"`{rule['alert']}`" in operating
    for name in SERVED:
        assert f"`{name}`" in operating


def test_panels_do_not_lie_upon_each_other() -> None:
    dashboard = json.loads((DEPLOY / "grafana-dashboard.json").read_text("utf-8"))
    cells: set[tuple[int, int]] = set()
    for panel in dashboard["panels"]:
        place = panel["gridPos"]
        own = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert max(x for x, _ in own) < 24
        assert not own & cells
        cells |= own
        assert panel["description"]
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])


# --- the docs -------------------------------------------------------------------------------------------------------------


def test_commands_in_the_docs_are_understood() -> None:
    found = 0
    for page in ("operating.md", "server.md"):
        blocks = re.findall(r"^```\n(.*?)^```$", (ROOT / "docs" / page).read_text("utf-8"), re.M | re.S)
        for line in "\n".join(blocks).splitlines():
            match = re.search(r"(?:^|\s)jalopy ((?:serve|backup|restore|admin)\b[^|>#]*)", line)
            if match is None:
                continue
            arguments = shlex.split(match[1])
            if arguments[0] == "admin":
                group: Any = main.commands["admin"]
                group.commands[arguments[1]].make_context(arguments[1], arguments[2:])
            else:
                accepted(arguments)
            found += 1
    assert found > 12
