import type { RefObject } from 'react';
import { ConferenciaEtapa } from '#app/_screens/dci/processos/andamento/ConferenciaEtapa.tsx';
import type { usePassarDci } from '#app/_screens/dci/processos/andamento/use-passar-dci.ts';
import { PeriodoFields } from '#app/_screens/dci/processos/campos/PeriodoFields.tsx';
import type { CampoProcurado } from '#app/_screens/dci/processos/campos/use-pagina-do-campo.ts';
import { InsumosEtapa } from '#app/_screens/dci/processos/itens/InsumosEtapa.tsx';
import { ItensEtapa } from '#app/_screens/dci/processos/itens/ItensEtapa.tsx';
import { NotasEtapa } from '#app/_screens/dci/processos/notas/NotasEtapa.tsx';
import { TributosEtapa } from '#app/_screens/dci/processos/tributos/TributosEtapa.tsx';
import { CamposFechados } from '#components/form/fields/CamposFechados.tsx';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { EtapaDaDci } from '#lib/domain/zfm/dci.ts';

interface EtapaDaDciAbertaProps {
  dci: DciLido;
  etapa: EtapaDaDci;
  campo: string | undefined;
  procurado: CampoProcurado | null;
  fechado: boolean;
  gravarAntes: RefObject<GravarAntes>;
  passos: Pick<ReturnType<typeof usePassarDci>, 'passar' | 'passando'>;
}

/** The step named in the address. */
export function EtapaDaDciAberta(props: EtapaDaDciAbertaProps) {
  const { dci, etapa, campo, procurado, fechado, gravarAntes, passos } = props;
  switch (etapa) {
    case 'periodo':
      return fechado ? <CamposFechados titulo="Tipo e período" campos={DO_PERIODO} /> : <PeriodoFields dci={dci} />;
    case 'notas':
      return <NotasEtapa dci={dci} fechado={fechado} />;
    case 'itens':
      return <ItensEtapa dci={dci} campo={campo} fechado={fechado} gravarAntes={gravarAntes} />;
    case 'insumos':
      return <InsumosEtapa dci={dci} campo={campo} fechado={fechado} />;
    case 'tributos':
      return <TributosEtapa dci={dci} campo={campo} procurado={procurado} fechado={fechado} />;
    case 'conferencia':
      return (
        <ConferenciaEtapa
          dci={dci}
          fechado={fechado}
          levadoAoPagamento={campo === 'pagamento'}
          passando={passos.passando}
          aoPassar={passos.passar}
        />
      );
  }
}

const DO_PERIODO = [
  'tipo',
  'competencia',
  'importador.id',
  'representante.id',
  'processoRetificador',
  'banco',
  'agencia',
  'conta',
  'taxaUSD',
  'dataTaxa',
  'vencimento',
  'dataPagamento',
  'observacao',
];
