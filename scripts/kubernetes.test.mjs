import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { describe, expect, it } from 'vitest';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { settings } from '../settings.mjs';

const FOLDER = path.join(root, 'deploy/kubernetes');
const read = (file) => readFileSync(path.join(FOLDER, file), 'utf8');
const files = readdirSync(FOLDER, { recursive: true }).filter((file) => file.endsWith('.yaml'));
const kustomizations = files.filter((file) => path.basename(file) === 'kustomization.yaml');
const manifests = files
  .filter((file) => !kustomizations.includes(file))
  .flatMap((file) => parseAllDocuments(read(file)).map((document) => document.toJS()))
  .map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest]);

/** Throws the violations of the schema of its kind. */
async function validate(manifest) {
  const models = await import(`kubernetes-models/${manifest.apiVersion}/${manifest.kind}`);
  new models[manifest.kind](manifest).validate();
}

it.each(manifests)('%s fits the schema of its kind', async (_name, manifest) => {
  await expect(validate(manifest)).resolves.toBeUndefined();
  await expect(validate({ ...manifest, spec: 'wrong' })).rejects.toThrow();
});

const podsOf = ({ spec }) => (spec?.jobTemplate?.spec ?? spec)?.template?.spec;
describe.each(manifests.filter(([, manifest]) => podsOf(manifest)))('%s', (_name, manifest) => {
  const pod = podsOf(manifest);
  it('runs without root, privileges, token and a writable file system', () => {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    for (const { securityContext, resources } of pod.containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(resources.limits.memory).toMatch(/^\d+Mi$/);
    }
  });
  it('has nothing of the machine, as the profile "restricted" wants', () => {
    expect(pod).not.toHaveProperty('hostNetwork');
    expect(pod).not.toHaveProperty('hostPID');
    expect(pod).not.toHaveProperty('hostIPC');
    expect(pod.securityContext.runAsUser).toBeGreaterThan(0);
    for (const { name, ...source } of pod.volumes ?? []) {
      const allowed = ['emptyDir', 'persistentVolumeClaim', 'configMap', 'secret', 'projected'];
      expect(allowed, name).toEqual(expect.arrayContaining(Object.keys(source)));
    }
    for (const { ports = [] } of pod.containers) {
      for (const port of ports) expect(port).not.toHaveProperty('hostPort');
    }
  });
  it('gets known settings, and no secret in clear', () => {
    const own = ['TRUSTED_PROXY', 'RESOLVER', 'BFF'];
    for (const { name, value = '' } of pod.containers.flatMap(({ env = [] }) => env)) {
      expect([...Object.keys(settings), ...own]).toContain(name);
      expect(value).not.toMatch(/:\/\/[^/]*@/);
    }
  });
});

it('the settings of all pods are known', () => {
  const lines = read('base/settings.env').match(/^\w+(?==)/gm);
  expect(lines.length).toBeGreaterThan(0);
  for (const name of lines) expect(Object.keys(settings)).toContain(name);
});

it.each(kustomizations)('%s patches in known settings and references to secrets', (file) => {
  const { patches = [] } = parse(read(file));
  const added = patches.flatMap(({ patch }) => parse(patch)).filter(({ path }) => /env/.test(path));
  for (const { value } of added) {
    expect(Object.keys(settings)).toContain(value.name);
    expect(value.valueFrom.secretKeyRef).toMatchObject({ key: value.name });
  }
});

it('the backup of overlay large does not go through the pooler', () => {
  const { patches } = parse(read('overlays/large/kustomization.yaml'));
  const targets = patches
    .filter(({ patch }) => patch.includes('DATABASE_DIRECT_URL'))
    .map(({ target }) => target.name);
  expect(targets.sort()).toEqual(['api', 'backup']);
});

it('each pod has a network policy', () => {
  const names = (kind) => manifests.filter(([, one]) => one.kind === kind);
  const covered = names('NetworkPolicy').flatMap(
    ([, { spec }]) => spec.podSelector.matchLabels?.['app.kubernetes.io/name'] ?? [],
  );
  const pods = manifests
    .filter(([, manifest]) => podsOf(manifest))
    .map(([, { metadata }]) => metadata.name);
  expect(covered.sort()).toEqual(pods.sort());
});

it('what no policy allows is refused, for all pods', () => {
  const { spec } = Object.fromEntries(manifests)['NetworkPolicy default-deny'];
  expect(spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
});

it('the namespace refuses pods that are not restricted', () => {
  const { metadata } = Object.fromEntries(manifests)['Namespace waymark'];
  expect(metadata.labels).toMatchObject({ 'pod-security.kubernetes.io/enforce': 'restricted' });
  for (const file of kustomizations.filter((one) => one.startsWith('overlays'))) {
    expect(parse(read(file)).namespace).toBe(metadata.name);
  }
});

it.each(kustomizations)('%s names files that exist', (file) => {
  const { resources } = parse(read(file));
  for (const resource of resources) {
    const place = path.join(path.dirname(file), resource);
    expect(files.some((one) => one === place || one === `${place}/kustomization.yaml`)).toBe(true);
  }
});

it.for(['small', 'large'])('the overlay %s is rendered by kubectl', async (name, { skip }) => {
  const overlay = path.join(FOLDER, 'overlays', name);
  const { code, output } = await run('kubectl', ['kustomize', overlay]);
  if (output.includes('ENOENT')) skip('kubectl is not installed');
  expect(output).toContain('kind: Deployment');
  expect(code).toBe(0);
});
