import { ArquivoInvalido } from './arquivo-invalido.ts';

/** Why a file was refused. The server sends it with the message, and the screen may react to the code. */
export type CodigoArquivoXmlInvalido =
  | 'ARQUIVO_VAZIO'
  | 'NAO_E_XML'
  | 'XML_INCOMPLETO'
  | 'XML_MALFORMADO'
  | 'XML_COM_DOCTYPE'
  | 'XML_DE_OUTRO_TIPO'
  | 'XML_DE_NFE'
  | 'XML_DE_TRANSMISSAO'
  | 'XML_DE_DUIMP'
  | 'SEM_DECLARACAO'
  | 'CAMPO_AUSENTE'
  | 'CAMPO_REPETIDO'
  | 'CAMPO_DESCONHECIDO'
  | 'NUMERO_INVALIDO'
  | 'DATA_INVALIDA'
  | 'ADICAO_REPETIDA'
  | 'DI_REPETIDA'
  | 'LEIAUTE_DESCONHECIDO'
  | 'CODIGO_INVALIDO'
  | 'CHAVE_INVALIDA'
  | 'CHAVE_NAO_CONFERE'
  | 'NOTA_DE_OUTRO_MODELO'
  | 'NOTA_DE_ENTRADA'
  | 'NOTA_DE_SAIDA'
  | 'NOTA_REJEITADA'
  | 'EVENTO_DE_OUTRO_TIPO'
  | 'EVENTO_NAO_REGISTRADO';

/** An XML file that cannot be used. */
export class ArquivoXmlInvalido extends ArquivoInvalido {
  codigo: CodigoArquivoXmlInvalido;

  constructor(codigo: CodigoArquivoXmlInvalido, mensagem: string, campo?: string) {
    super(mensagem, campo);
    this.name = 'ArquivoXmlInvalido';
    this.codigo = codigo;
  }
}
