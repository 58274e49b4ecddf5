import { useWatch } from 'react-hook-form';
import { Campo } from '#components/form/fields/Campo.tsx';
import { useCampo } from '#components/form/fields/use-campo.ts';
import { IdentifierField } from '#components/ui/fields/IdentifierField.tsx';
import type { ProcessoNovo } from '#lib/contracts/processo/processo.ts';
import { validarConhecimento } from '#lib/domain/aduana/viagem/conhecimento.ts';
import type { ViaTransporte } from '#lib/domain/aduana/viagem/via-transporte.ts';
import { formatarAwb } from '#lib/format/identificadores.ts';

/** The number beside the bill: a CE-Mercante by sea or an AWB by air, each with its check digit; else any text. */
export function ConhecimentoMasterField() {
  const viaTransporte = useWatch({ name: 'viaTransporte' }) as ViaTransporte | null;
  const como = COMO[viaTransporte ?? '01'];
  if (!viaTransporte || !como) return <Campo<ProcessoNovo> nome={NOME} />;
  return <Numero key={viaTransporte} viaTransporte={viaTransporte} {...como} />;
}

interface ComoSeEscreve {
  rotulo: string;
  exemplo: string;
  formatar: (numero: string) => string;
}

function Numero({ viaTransporte, ...como }: ComoSeEscreve & { viaTransporte: ViaTransporte }) {
  const { id, texto, aoDigitar, aoSair, erro } = useCampo(NOME);
  return (
    <IdentifierField
      id={id}
      valor={texto}
      aoMudar={aoDigitar}
      aoSair={aoSair}
      erro={erro}
      validar={(numero) => validarConhecimento(NOME, numero, { viaTransporte })}
      teclado="numeric"
      {...como}
    />
  );
}

const NOME = 'conhecimentoMaster';

const COMO: Readonly<Partial<Record<ViaTransporte, ComoSeEscreve>>> = {
  '01': { rotulo: 'CE-Mercante', exemplo: '000000000000000', formatar: (numero) => numero },
  '04': { rotulo: 'AWB', exemplo: '000-00000000', formatar: formatarAwb },
};
