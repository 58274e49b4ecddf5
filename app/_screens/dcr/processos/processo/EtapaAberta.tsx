import { ConferenciaEtapa } from '#app/_screens/dcr/processos/andamento/ConferenciaEtapa.tsx';
import type { usePassarDcr } from '#app/_screens/dcr/processos/andamento/use-passar-dcr.ts';
import { CalculoEtapa } from '#app/_screens/dcr/processos/calculo/CalculoEtapa.tsx';
import { IdentificacaoFields } from '#app/_screens/dcr/processos/campos/IdentificacaoFields.tsx';
import { ModelosSection } from '#app/_screens/dcr/processos/campos/ModelosSection.tsx';
import { ComponentesSection } from '#app/_screens/dcr/processos/componentes/ComponentesSection.tsx';
import { MaoDeObraSection } from '#app/_screens/dcr/processos/componentes/MaoDeObraSection.tsx';
import { CamposFechados } from '#components/form/fields/CamposFechados.tsx';
import type { DcrLido } from '#lib/contracts/dcr/dcr.ts';
import type { EtapaDoDcr } from '#lib/domain/zfm/dcr.ts';

interface EtapaAbertaProps {
  dcr: DcrLido;
  etapa: EtapaDoDcr;
  campo: string | undefined;
  fechado: boolean;
  passos: Pick<ReturnType<typeof usePassarDcr>, 'passar' | 'passando'>;
}

/** The step named in the address. */
export function EtapaAberta({ dcr, etapa, campo, fechado, passos }: EtapaAbertaProps) {
  switch (etapa) {
    case 'identificacao':
      return fechado ? (
        <CamposFechados titulo="Identificação" campos={DA_IDENTIFICACAO} />
      ) : (
        <IdentificacaoFields registroId={dcr.id} produtoId={dcr.produto.id} />
      );
    case 'modelos':
      return <ModelosSection campo={campo} fechado={fechado} />;
    case 'nacionais':
    case 'subcomponentes':
    case 'importados':
      return <ComponentesSection key={etapa} grupo={etapa} campo={campo} fechado={fechado} />;
    case 'mao-de-obra':
      return fechado ? <CamposFechados titulo="Mão de obra" campos={DA_MAO_DE_OBRA} /> : <MaoDeObraSection />;
    case 'calculo':
      return <CalculoEtapa dcr={dcr} fechado={fechado} />;
    case 'conferencia':
      return <ConferenciaEtapa dcr={dcr} fechado={fechado} passando={passos.passando} aoPassar={passos.passar} />;
  }
}

const DA_IDENTIFICACAO = [
  'importador.id',
  'representante.id',
  'produto.id',
  'descricao',
  'ncm',
  'unidade',
  'pesoBruto',
  'ppb',
  'resolucao',
  'informatica',
  'tipo',
  'anterior.id',
  'anteriorNumero',
  'processoRetificador',
  'tipoCoeficiente',
  'acrescimo',
  'dataBase',
  'taxaUSD',
  'baseCusto',
  'observacao',
];
const DA_MAO_DE_OBRA = [
  'salarios',
  'encargos',
  'maoDeObraMensal.salarios',
  'maoDeObraMensal.encargos',
  'maoDeObraMensal.producao',
];
