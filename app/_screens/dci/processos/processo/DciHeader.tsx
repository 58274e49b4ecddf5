import type { RefObject } from 'react';
import { passosUsuais } from '#app/_screens/dci/processos/andamento/passos-usuais.ts';
import { useAtosDaDci } from '#app/_screens/dci/processos/andamento/use-atos-da-dci.tsx';
import { CanalChip } from '#components/comex/chips/CanalChip.tsx';
import { SituacaoDciChip } from '#components/comex/chips/SituacaoDciChip.tsx';
import { LinhagemLink } from '#components/comex/LinhagemLink.tsx';
import { useMudancaDeOutro } from '#components/form/conflict/use-mudanca-de-outro.ts';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import { CabecalhoDoRegistro } from '#components/registro/CabecalhoDoRegistro.tsx';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { AtosDoCabecalho } from '#components/ui/page/AtosDoCabecalho.tsx';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import { NOME_TIPO_DCI, nomeDaDci } from '#lib/domain/zfm/dci.ts';
import { NOME_PASSO_DCI } from '#lib/domain/zfm/passos-da-dci.ts';
import { formatarData, formatarMes } from '#lib/format/data.ts';

interface DciHeaderProps {
  dci: DciLido;
  gravarAntes: RefObject<GravarAntes>;
}

/** The name of the DCI, its month or nota, its situação and its next step. */
export function DciHeader({ dci, gravarAntes }: DciHeaderProps) {
  const { processo, numero, tipo, natureza, competencia, nota, importador, situacao, canal, dataRegistro } = dci;
  const { anterior, sucessora, pagoEm } = dci;
  useMudancaDeOutro(dci);
  const atos = useAtosDaDci(dci, { gravarAntes });
  const seguinte = passosUsuais(dci).find((passo) => passo !== 'CANCELAR');
  return (
    <CabecalhoDoRegistro
      titulo={nomeDaDci(dci)}
      descricao={
        <>
          {competencia ? `Competência ${formatarMes(competencia)}` : nota ? `NF ${nota}` : 'Individual, sem nota ainda'}{' '}
          · {importador.razaoSocial}
          {numero && ` · ${processo}`}
          {dataRegistro && ` · registrada em ${formatarData(dataRegistro)}`}
          {pagoEm && ` · paga em ${formatarData(pagoEm)}`}
        </>
      }
      outrosAtos={<LinhagemLink tipo="DCI" id={dci.id} />}
      ato={<AtosDoCabecalho {...atos} seguinte={seguinte} nomes={NOME_PASSO_DCI} />}
      sinais={
        <>
          <SituacaoDciChip situacao={situacao} />
          {canal && (
            <span>
              canal <CanalChip canal={canal} codigo={null} />
            </span>
          )}
          <StatusChip tom="neutral">{NOME_TIPO_DCI[tipo]}</StatusChip>
          {natureza === 'RETIFICADORA' && <StatusChip tom="neutral">Retificadora</StatusChip>}
          {anterior && <OutraDci texto="de" outra={anterior} />}
          {sucessora && <OutraDci texto="retificada por" outra={sucessora} />}
        </>
      }
    />
  );
}

function OutraDci({ texto, outra }: { texto: string; outra: NonNullable<DciLido['anterior']> }) {
  return (
    <span>
      {texto}{' '}
      <LinkTo underline="always" to="/dci/processos-dci/$id" params={{ id: outra.id }}>
        {outra.numero ?? outra.processo}
      </LinkTo>
    </span>
  );
}
