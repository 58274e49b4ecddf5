/** Returns the values of a single-column CSV, without its header. */
export function valoresDoCsv(csv: string): string[] {
  const registros = csv.replace(/^\uFEFF/, '').split('\r\n');
  return registros.slice(1, -1).map((registro) => semAspas(registro).replace(/^'(?=[=+\-@\t])/, ''));
}

function semAspas(campo: string): string {
  return /^".*"$/s.test(campo) ? campo.slice(1, -1).replaceAll('""', '"') : campo;
}
