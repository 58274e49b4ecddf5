import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { useAtoEmCurso } from '#components/ui/feedback/use-ato-em-curso.ts';
import { DateField } from '#components/ui/fields/DateField.tsx';
import { IdentifierField } from '#components/ui/fields/IdentifierField.tsx';
import { LookupField } from '#components/ui/fields/LookupField.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { type LookupOption, useLookup } from '#lib/api/platform/lookup.ts';
import { MAXIMO_LOOKUP } from '#lib/contracts/platform/lookup.ts';
import { validarNcm } from '#lib/domain/identificadores/ncm.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { usePerguntarAoPortal, usePerguntasAoPortal } from '#lib/portal/api/portal-perguntas.ts';
import type { CredencialDoPortal } from '#lib/portal/contracts/portal-unico.ts';
import { diaDoPortal } from '#lib/portal/domain/horas-do-portal.ts';
import { SecaoDaCredencial } from './SecaoDaCredencial.tsx';
import { SituacaoDoPedido } from './SituacaoDoPedido.tsx';
import { TratamentoDialog } from './TratamentoDialog.tsx';
import { type TratamentoPedido, tratamentoPedido } from './tratamento-pedido.ts';
import { useCredencialEscolhida } from './use-credencial-escolhida.ts';

interface TratamentosDasNcmsProps {
  /** The credentials that no person has ended. */
  credenciais: readonly CredencialDoPortal[];
}

/** The tax treatments that were asked for, and the form that asks for another. */
export function TratamentosDasNcms({ credenciais }: TratamentosDasNcmsProps) {
  const [credencial, setEscolhida] = useCredencialEscolhida(credenciais);
  const [aberto, setAberto] = useState<TratamentoPedido | null>(null);
  const { data, error, mutate } = usePerguntasAoPortal('TRATAMENTO', credencial?.ambiente ?? null);
  if (error && !data) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!credencial || !data) return null;
  const linhas = data.flatMap((pergunta) => tratamentoPedido(pergunta) ?? []);
  return (
    <SecaoDaCredencial
      titulo="Tratamento tributário"
      explicacao="Os regimes, os fundamentos legais e os Ex que o Portal Único conhece de uma NCM, por país de origem e por dia do fato gerador. Ele não diz alíquotas: elas vêm da tabela NCM."
      credenciais={credenciais}
      escolhida={credencial}
      aoEscolher={setEscolhida}
    >
      <PedirTratamento credencial={credencial} />
      {linhas.length > 0 && (
        <DataTable
          legenda="Tratamentos tributários pedidos ao Portal Único"
          colunas={colunas(setAberto)}
          linhas={linhas}
          chave={({ id }) => id}
          alturaMaxima={480}
        />
      )}
      {aberto && <TratamentoDialog pedido={aberto} aoFechar={() => setAberto(null)} />}
    </SecaoDaCredencial>
  );
}

function PedirTratamento({ credencial }: { credencial: CredencialDoPortal }) {
  const [ncm, setNcm] = useState('');
  const [pais, setPais] = useState<LookupOption | null>(null);
  const [dia, setDia] = useState(() => diaDoPortal(new Date()));
  const [faltam, setFaltam] = useState(false);
  const [nenhum, setNenhum] = useState(false);
  const paises = useLookup('Pais/GetByQ');
  const perguntar = usePerguntarAoPortal();
  const { ocupado, falha, fazer } = useAtoEmCurso();
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    const codigo = String(pais?.linha.codigo ?? '');
    const falta = !validarNcm(ncm).valido || codigo === '' || dia === '';
    setFaltam(falta);
    setNenhum(false);
    if (falta) return;
    void fazer(async () =>
      setNenhum((await perguntar(credencial, [{ tipo: 'TRATAMENTO', ncm, pais: codigo, dia }])) === 0),
    );
  };
  return (
    <Box component="form" noValidate onSubmit={enviar} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', md: '1fr 2fr 1fr' } }}>
        <IdentifierField
          rotulo="NCM"
          valor={ncm}
          aoMudar={setNcm}
          validar={validarNcm}
          formatar={formatarNcm}
          teclado="numeric"
          {...(faltam && !validarNcm(ncm).valido && { erro: 'Informe a NCM, com oito algarismos.' })}
        />
        <LookupField
          {...paises}
          rotulo="País de origem"
          valor={pais}
          aoEscolher={setPais}
          maximo={MAXIMO_LOOKUP}
          {...(faltam && !pais && { erro: 'Escolha o país de origem.' })}
        />
        <DateField
          rotulo="Dia do fato gerador"
          valor={dia}
          aoMudar={setDia}
          {...(faltam && dia === '' && { erro: 'Informe o dia do registro previsto.' })}
        />
      </Box>
      <Box>
        <Button type="submit" variant="outlined" color="inherit" loading={ocupado} sx={{ minHeight: 40 }}>
          Pedir o tratamento
        </Button>
      </Box>
      {falha && <Alert severity="error">{falha}</Alert>}
      {nenhum && <Alert severity="info">Nada a pedir: já está na fila, ou o Portal Único o respondeu hoje.</Alert>}
    </Box>
  );
}

function colunas(aoVer: (linha: TratamentoPedido) => void): Coluna<TratamentoPedido>[] {
  return [
    {
      titulo: 'NCM, país e fato gerador',
      valor: ({ ncm, paisEscrito, dia }) => (
        <TwoLines principal={formatarNcm(ncm)} secundaria={`${paisEscrito}, ${formatarData(dia)}`} />
      ),
    },
    {
      titulo: 'No Portal',
      valor: (linha) => (
        <>
          <SituacaoDoPedido pedido={linha} />
          {linha.partes.length > 0 && (
            <Button
              size="small"
              color="inherit"
              aria-label={`Ver o tratamento tributário da NCM ${formatarNcm(linha.ncm)}, país ${linha.pais}`}
              onClick={() => aoVer(linha)}
            >
              Ver
            </Button>
          )}
        </>
      ),
    },
  ];
}
