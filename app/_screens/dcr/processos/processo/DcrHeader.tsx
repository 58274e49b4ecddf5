import Button from '@mui/material/Button';
import { type RefObject, useState } from 'react';
import { useAtosDoDcr } from '#app/_screens/dcr/processos/andamento/use-atos-do-dcr.tsx';
import { AtualizacaoDialog } from '#app/_screens/dcr/processos/calculo/AtualizacaoDialog.tsx';
import { SituacaoDcrChip } from '#components/comex/chips/SituacaoDcrChip.tsx';
import { LinhagemLink } from '#components/comex/LinhagemLink.tsx';
import { useMudancaDeOutro } from '#components/form/conflict/use-mudanca-de-outro.ts';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import { CabecalhoDoRegistro } from '#components/registro/CabecalhoDoRegistro.tsx';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { useFocoAoSurgir } from '#components/ui/navigation/use-foco-ao-surgir.ts';
import { AtosDoCabecalho } from '#components/ui/page/AtosDoCabecalho.tsx';
import { useAtualizacaoDoDcr } from '#lib/api/dcr/dcr.ts';
import type { DcrLido, DcrNovo } from '#lib/contracts/dcr/dcr.ts';
import { NOME_TIPO_DCR } from '#lib/domain/zfm/dcr.ts';
import { NOME_PASSO_DCR, PASSOS_POSSIVEIS } from '#lib/domain/zfm/passos-do-dcr.ts';
import { DCR_EM_ABERTO } from '#lib/domain/zfm/situacao-dcr.ts';
import { formatarData } from '#lib/format/data.ts';

interface DcrHeaderProps {
  dcr: DcrLido;
  gravarAntes: RefObject<GravarAntes>;
  /** Whether the person followed a link to the changes since the DCR-E was made. */
  levadoAsMudancas: boolean;
  aoAplicar: (conteudo: DcrNovo) => void;
}

/** The name of the DCR-E, its product, its situação, its next step, and whether it is still up to date. */
export function DcrHeader({ dcr, gravarAntes, levadoAsMudancas, aoAplicar }: DcrHeaderProps) {
  const { processo, numero, tipo, produto, importador, situacao, dataRegistro, vigenciaFim, anterior, sucessor } = dcr;
  useMudancaDeOutro(dcr);
  const atos = useAtosDoDcr(dcr, { gravarAntes });
  const seguinte = PASSOS_POSSIVEIS[situacao].find((passo) => passo !== 'CANCELAR');
  return (
    <CabecalhoDoRegistro
      titulo={numero ? `DCR-E ${numero}` : processo}
      descricao={
        <>
          {produto.codigo} · {produto.descricao} · {importador.razaoSocial}
          {numero && ` · ${processo}`}
          {dataRegistro && ` · registrado em ${formatarData(dataRegistro)}`}
          {vigenciaFim && ` · vigente até ${formatarData(vigenciaFim)}`}
        </>
      }
      outrosAtos={<LinhagemLink tipo="DCR" id={dcr.id} />}
      ato={<AtosDoCabecalho {...atos} seguinte={seguinte} nomes={NOME_PASSO_DCR} />}
      sinais={
        <>
          <SituacaoDcrChip situacao={situacao} />
          <StatusChip tom="neutral">{NOME_TIPO_DCR[tipo]}</StatusChip>
          {anterior && (
            <span>
              de{' '}
              <LinkTo underline="always" to="/dcr/processos-dcr/$id" params={{ id: anterior.id }}>
                {anterior.numero ?? anterior.processo}
              </LinkTo>
            </span>
          )}
          {sucessor && (
            <span>
              seguido de{' '}
              <LinkTo underline="always" to="/dcr/processos-dcr/$id" params={{ id: sucessor.id }}>
                {sucessor.numero ?? sucessor.processo}
              </LinkTo>
            </span>
          )}
          {(DCR_EM_ABERTO.includes(situacao) || situacao === 'REGISTRADO') && (
            <Mudancas dcr={dcr} levado={levadoAsMudancas} aoAplicar={aoAplicar} />
          )}
        </>
      }
    />
  );
}

function Mudancas({ dcr, levado, aoAplicar }: Pick<DcrHeaderProps, 'dcr' | 'aoAplicar'> & { levado: boolean }) {
  const foco = useFocoAoSurgir<HTMLButtonElement>(levado);
  const { data } = useAtualizacaoDoDcr(dcr.id);
  const [aberto, setAberto] = useState(false);
  const quantas = data?.mudancas.length ?? 0;
  if (quantas === 0) return null;
  return (
    <>
      <Button
        ref={foco}
        size="small"
        color="warning"
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setAberto(true)}
      >
        {quantas === 1 ? '1 mudança desde que foi feito' : `${quantas} mudanças desde que foi feito`}
      </Button>
      {aberto && <AtualizacaoDialog dcr={dcr} aoAplicar={aoAplicar} aoFechar={() => setAberto(false)} />}
    </>
  );
}
