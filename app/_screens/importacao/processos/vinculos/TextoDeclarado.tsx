import { lugarDoCitado } from '#lib/domain/textos/cita-inteiro.ts';

interface TextoDeclaradoProps {
  texto: string;
  /** Part number to be marked where the text cites it as a whole. */
  citado?: string | undefined;
}

/** A declared name as a whole, with the part number that it cites in bold: what proves a suggestion is in sight. */
export function TextoDeclarado({ texto, citado = '' }: TextoDeclaradoProps) {
  const lugar = lugarDoCitado(texto, citado);
  if (lugar === null) return texto;
  const fim = lugar + citado.trim().length;
  return (
    <>
      {texto.slice(0, lugar)}
      <strong>{texto.slice(lugar, fim)}</strong>
      {texto.slice(fim)}
    </>
  );
}
