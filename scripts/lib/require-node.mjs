// Imported first by every script: an older Node would fail later with an unclear message.
const NEEDED = [20, 19];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(
    `Waymark needs Node ${NEEDED.join('.')} or newer; this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
